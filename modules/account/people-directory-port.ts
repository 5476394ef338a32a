import { definePort } from '#server/scope.ts';

/** Whom staff look for. Email addresses and phone numbers in full, names by their beginnings. */
export type PersonSearch =
  | {
      readonly by: 'name';
      /** Each begins the first or the last name; in lower case. */
      readonly words: readonly string[];
    }
  | { readonly by: 'email' /** In lower case. */; readonly email: string }
  | { readonly by: 'phone' /** Ten digits. */; readonly phone: string }
  | { readonly by: 'id'; readonly id: string };

/** `leaving`: its deletion was asked for and is being done. `merged`: another account of the same person replaces it. */
export type AccountState = 'active' | 'merged' | 'leaving' | 'deleted';

/** A patient's account, without anything about health. */
export interface ListedPerson {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string | null;
  /** Two-letter code of where the patient lives; null while unknown. */
  readonly state: string | null;
  readonly accountState: AccountState;
  /** The account that replaces it. */
  readonly mergedInto: string | null;
  readonly createdAt: Date;
}

/** The accounts of patients, for staff. The caller audits whom it shows, shows names in part, and never logs the search. */
export interface PeopleDirectory {
  /** The newest accounts first: at most `limit`, behind `after`. */
  search(
    wanted: PersonSearch,
    page: {
      readonly after: { readonly createdAt: Date; readonly id: string } | null;
      readonly limit: number;
    },
  ): Promise<readonly ListedPerson[]>;
}

export const peopleDirectoryPort = definePort<PeopleDirectory>('account.peopleDirectory');
