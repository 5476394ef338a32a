import type { CalendarDate } from '#kernel/dates.ts';

interface Identity {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dob: CalendarDate | null;
}

/** The words of a name without case, accents and punctuation: “O’Neil-García” is “oneil”, “garcia”. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/**
 * Whether a name that was read belongs to the account: every word of its first and last name is in the name that was
 * read, in any order, as documents put the last name first and add middle names. A name or date that the account lacks
 * differs.
 */
export const compareIdentity = (
  account: Identity,
  read: { readonly name: string; readonly dob: CalendarDate },
): { readonly sameName: boolean; readonly sameBirthDate: boolean } => {
  const known = [...wordsOf(account.firstName ?? ''), ...wordsOf(account.lastName ?? '')];
  const found = new Set(wordsOf(read.name));
  return {
    sameName:
      account.firstName !== null && account.lastName !== null && known.every((word) => found.has(word)),
    sameBirthDate: account.dob === read.dob,
  };
};
