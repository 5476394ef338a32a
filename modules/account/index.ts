import type { CalendarDate } from '#kernel/dates.ts';
import type { FieldProblem, Result } from '#kernel/result.ts';
import type { MessageKind } from '#modules/mail/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { UserRole, Viewer } from '#server/viewer.ts';
import type { ConsentText, ConsentType } from './domain/consent-text.ts';
import type { PossibleDuplicate } from './repositories/possible-duplicates.ts';
import type { StaffMember } from './repositories/staff.ts';

export {
  type ConsentText,
  type ConsentType,
  consentHash,
  hashShown,
  type ShownText,
  shownText,
  textChanged,
  wereShown,
} from './domain/consent-text.ts';
export { type StandardConsent, standardConsents } from './domain/consent-texts.ts';
export { maskedPhone } from './domain/masked-phone.ts';
export { partialName } from './domain/partial-name.ts';
export { isSameAddress } from './domain/same-address.ts';
export { accountEvents } from './events.ts';
export { leavingPort } from './leaving-port.ts';
export { marketingPort } from './marketing-port.ts';
export {
  type AccountState,
  type ListedPerson,
  type PersonSearch,
  peopleDirectoryPort,
} from './people-directory-port.ts';
export { recentSignInPort } from './recent-sign-in-port.ts';
export { openDuplicatesSql, type PossibleDuplicate } from './repositories/possible-duplicates.ts';
export {
  accountsOfSql,
  countsForSql,
  samePersonSql,
  undecidedAccountsSql,
} from './repositories/same-person.ts';
export type { StaffMember } from './repositories/staff.ts';
export { textConsentsPort } from './text-consents-port.ts';

export interface Address {
  readonly streetAddress1: string;
  readonly streetAddress2: string | null;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly zipCode: string;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: UserRole;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dob: CalendarDate | null;
  /** How the patient heard about us (`hearAboutUsChoices`); null until they answer. */
  readonly hearAboutUs: string | null;
  /** Ten digits. */
  readonly phone: string | null;
  readonly address: Address | null;
  readonly createdAt: Date;
  /** The account of the same person that replaces this one; the history of this one stays. */
  readonly mergedInto: string | null;
  /**
   * The time zone that the patient chose; null until then. Dates are written in `timeZoneOf` (`#kernel/time-zones.ts`).
   */
  readonly timeZone: string | null;
}

export interface ProfileInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: CalendarDate;
  readonly phone: string;
  readonly address: Address;
}

/** A birth date that was changed. */
export interface BirthDateChange {
  readonly id: string;
  /** Null when the account had none. */
  readonly before: CalendarDate | null;
  readonly after: CalendarDate;
  /** The reason that the patient gave. */
  readonly reason: string;
}

export interface ConsentInput {
  /** Null for a visitor, who is known by lead id. */
  readonly userId: string | null;
  readonly leadId?: string | null;
  /** The text as the server shows it now; stored with its SHA-256. */
  readonly consent: ConsentText;
  /** The SHA-256 that the browser sent of the text on its screen; null only for a refusal, which needs no text. */
  readonly shownHash: string | null;
  readonly given: boolean;
  readonly ip: string;
  readonly userAgent: string;
}

/** A written notice to the patient. */
export interface Notice {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly body: string;
  /** For the email, where the body names a product. */
  readonly emailBody?: string;
  /** From then on a text message about it would be out of date; else after the usual time of its kind. */
  readonly textUntil?: Date | undefined;
}

export interface AccountService {
  person(userId: string): Promise<Person | null>;
  people(userIds: readonly string[]): Promise<readonly Person[]>;
  /**
   * Ids of patients with exactly this email address, or with names that begin with each of its words; at most 200. For
   * staff: the caller audits whom it shows, and never logs the text.
   */
  searchPatients(text: string): Promise<readonly string[]>;
  /**
   * Saves name, phone and address, all or none, and the birth date of an account that has none yet. The caller validates
   * the input.
   */
  saveProfile(actor: Actor, userId: string, profile: ProfileInput): Promise<Result<Person>>;
  /**
   * Changes the birth date for a reason; audited. Null when it is that date already. BAD_USER_INPUT names `dob` and
   * `reason`. The caller evaluates the patient's treatments again.
   */
  changeBirthDate(actor: Actor, userId: string, input: unknown): Promise<Result<BirthDateChange | null>>;
  /**
   * Adds consents and refusals to the ledger. CONFLICT when the browser showed another text; nothing is stored then.
   */
  recordConsent(actor: Actor, consent: ConsentInput): Promise<Result<null>>;
  hasConsent(userId: string, type: ConsentType, version: string): Promise<boolean>;
  /**
   * Written confirmations and reminders: shown to the patient on the account page, and emailed without health details
   * (modules/mail) unless the patient turned emails of their topic off. The
   * notice is a function, so that it is written in the patient's time zone, no matter who causes it.
   */
  notify(userId: string, write: () => Notice): Promise<void>;
  /** Time zone in which the patient reads dates. */
  timeZone(userId: string): Promise<string>;
  /** Creates a clinician or operator account, for the demo and for an operator's setup; idempotent by email address. */
  ensureStaff(input: {
    source: string;
    sub: string;
    email: string;
    role: UserRole;
    firstName: string;
    lastName: string;
  }): Promise<Person>;
}

/** Those who work here. */
export interface StaffDirectory {
  /** Active ones, those who are invited, and deactivated ones; each by email address. Batched with other reads. */
  members(): Promise<readonly StaffMember[]>;
}

export const staffPort = definePort<StaffDirectory>('account.staff');

export const accountPort = definePort<AccountService>('account');

/** An address of the patient besides the default one. */
export interface SavedAddress extends Address {
  readonly id: string;
}

/**
 * Addresses besides the default one, which is `Person.address`. The caller decides what ships where, and has locked the
 * person. Each change is audited.
 */
export interface AddressBook {
  /** Oldest first. */
  others(userId: string): Promise<readonly SavedAddress[]>;
  /**
   * Returns the new address's id, or the id of the same address when it is in the book already. CONFLICT for the
   * default address, and when the book is full.
   */
  add(actor: Actor, userId: string, address: Address): Promise<Result<string>>;
  /** Adds the previous default address, when there is room for it. */
  keep(actor: Actor, userId: string, address: Address): Promise<void>;
  /** Returns the address as it was. NOT_FOUND for another person's. */
  change(actor: Actor, userId: string, id: string, address: Address): Promise<Result<SavedAddress>>;
  /** See `AccountService` above. */
  remove(actor: Actor, userId: string, id: string): Promise<Result<SavedAddress>>;
}

export const addressBookPort = definePort<AddressBook>('account.addressBook');

/** Something about which a person wants one notification when it becomes available. */
export interface NoticeRequest {
  readonly topic: 'state' | 'drug' | 'service';
  /** Two letters of a state, a drug type, or a service. */
  readonly subject: string;
  readonly email: string;
}

/** Email addresses for one notification each. */
export interface NoticeRequests {
  /**
   * A repeated request changes nothing. `email`: null for the account's. BAD_USER_INPUT names `email`, after the
   * caller's `problems`.
   */
  add(
    viewer: Pick<Viewer, 'leadId' | 'user'>,
    request: Omit<NoticeRequest, 'email'> & { readonly email: string | null },
    problems?: readonly FieldProblem[],
  ): Promise<Result<true>>;
}

export const noticeRequestsPort = definePort<NoticeRequests>('account.noticeRequests');

export interface SearchForDuplicates {
  readonly userId: string;
  /** Data that was just entered and is not saved yet; null when the account has everything. */
  readonly given: Pick<ProfileInput, 'firstName' | 'lastName' | 'dob' | 'phone' | 'address'> | null;
  /** The card that was entered or saved, and the accounts that saved the same one. */
  readonly card: { readonly fingerprint: string; readonly users: readonly string[] } | null;
  readonly foundAt: PossibleDuplicate['foundAt'];
}

/** The decision of a member of staff about a pair. */
export interface DuplicateDecision {
  readonly actor: Actor;
  /** The pair. */
  readonly id: string;
  /** The account of the pair whose case is open. */
  readonly personId: string;
  readonly reason: string;
}

/**
 * Accounts that may belong to one person (docs/decisions/possible-duplicates.md). They count as one chart for duplicate
 * therapy until a pair is dismissed.
 */
export interface PossibleDuplicates {
  /**
   * Waits for transactions that save the same phone, address, card, or birth date and last name, so that two new
   * accounts always find each other. Call it before every other lock.
   */
  lockIdentity(identity: {
    readonly profile: Pick<ProfileInput, 'firstName' | 'lastName' | 'dob' | 'phone' | 'address'>;
    readonly cards: readonly string[];
  }): Promise<void>;
  /** Stores a pair for each account that may be the same person's. Call it before locking the person. Idempotent. */
  find(search: SearchForDuplicates): Promise<void>;
  /** The undecided pairs, oldest first; at most 200. */
  open(): Promise<readonly PossibleDuplicate[]>;
  /** Every pair of the person, decided or not; oldest first. */
  ofPerson(personId: string): Promise<readonly PossibleDuplicate[]>;
  /**
   * Two people. BAD_USER_INPUT names `reason`; NOT_FOUND for another person's pair; CONFLICT when it was merged. Audited;
   * repeating it changes nothing.
   */
  dismiss(decision: DuplicateDecision): Promise<Result<null>>;
  /**
   * One person, who continues with the account `keptId`: sessions of the other account end, and nobody can sign in to
   * it any more. `mayGo` locks both and says whether the other account has nothing active. Fails as `dismiss` does, and
   * with CONFLICT when one of them was merged already. Audited; repeating it changes nothing.
   */
  merge(
    decision: DuplicateDecision & { readonly keptId: string },
    mayGo: (goneId: string, keptId: string) => Promise<Result<null>>,
  ): Promise<Result<null>>;
}
export const possibleDuplicatesPort = definePort<PossibleDuplicates>('account.possibleDuplicates');
