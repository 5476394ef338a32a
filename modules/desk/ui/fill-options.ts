import type { SelectOption } from '#client/ui/select-field.tsx';

/** Choices for the number of fills of each product, including the first. The empty value means the usual number. */
export const fillOptions: readonly SelectOption[] = [
  { value: '', label: 'Usual: enough for one year' },
  { value: '1', label: '1 fill, no refill' },
  ...[2, 3, 4, 6, 12].map((fills) => ({ value: String(fills), label: `${fills} fills` })),
];

/** The chosen number of fills; null means the usual number. */
export const parseFills = (value: string): number | null => (value === '' ? null : Number(value));
