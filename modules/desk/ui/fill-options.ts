import type { SelectOption } from '#client/ui/select-field.tsx';

/** How often each product may be filled, the first time included. The empty value is the usual number. */
export const fillOptions: readonly SelectOption[] = [
  { value: '', label: 'Usual: enough for one year' },
  { value: '1', label: '1 fill, no refill' },
  ...[2, 3, 4, 6, 12].map((fills) => ({ value: String(fills), label: `${fills} fills` })),
];

/** Null is the usual number. */
export const parseFills = (value: string): number | null => (value === '' ? null : Number(value));
