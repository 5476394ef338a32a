import type { DeskDuplicateDetailsFragment } from './desk-duplicate-details.generated.ts';

export type Duplicate = DeskDuplicateDetailsFragment;

const factNames: Readonly<Record<string, string>> = {
  name: 'name',
  last_name: 'last name',
  birth_date: 'birth date',
  phone: 'phone',
  address: 'shipping address',
  card: 'card',
};

/** “Same name, birth date and card”. */
export const sharedText = (shared: readonly string[]): string => {
  const names = shared.map((fact) => factNames[fact] ?? fact);
  const last = names.at(-1) ?? '';
  return `Same ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last}`;
};

/** The decision about a pair; null while it is open. */
export const decisionText = ({ status, keepsThis, decidedBy }: Duplicate): string | null => {
  if (status === 'open') return null;
  const who = decidedBy ?? 'Staff';
  if (status === 'dismissed') return `${who}: two people.`;
  return keepsThis
    ? `${who}: one person. That account was closed, and this one stays.`
    : `${who}: one person. This account was closed, and that one stays.`;
};

/** The accounts that can stay, as the choices of a form; `thisLabel` names the one from which the pair is seen. */
export const keepChoices = (
  { email, mayKeepThis, mayKeepOther }: Duplicate,
  thisLabel = 'The account of this case',
): readonly { readonly value: 'this' | 'other'; readonly label: string }[] => [
  ...(mayKeepThis ? [{ value: 'this' as const, label: thisLabel }] : []),
  ...(mayKeepOther ? [{ value: 'other' as const, label: email }] : []),
];
