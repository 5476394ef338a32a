import { definePort } from '../scope.ts';
import type { SignedInUser } from '../viewer.ts';

/** What the identity provider reports about the person who just signed in. */
export interface SignInClaims {
  /** The provider's stable id of the person. */
  readonly sub: string;
  /** Lower case; null when the provider sends none. */
  readonly email: string | null;
  /** False until the person has proved that the address is theirs: never link an existing account by it before. */
  readonly emailVerified: boolean;
  /** Which provider: `demo` for the embedded one, else the issuer's host. Stored with `sub` as the oauthUser. */
  readonly source: string;
  /** True for an additional provider, for which no account is created with an unverified address. */
  readonly isAdditional?: boolean;
  /** The visitor's lead on this host, to be merged into the account; null when there is none. */
  readonly leadId: string | null;
  /** The secret of the invitation to work here that this browser has opened; null without one. */
  readonly invitation?: string | null;
  /** As the browser names itself; null or left out when it does not. */
  readonly userAgent?: string | null;
  /** The person deleted their account, was told so, and asked to become a new patient with the same sign-in. */
  readonly startsOver?: boolean;
}

export type SignInRefusal =
  | 'email_taken'
  | 'no_account'
  | 'account_merged'
  | 'account_deactivated'
  | 'account_deleted'
  | 'staff_host'
  | 'second_factor'
  | 'invitation_over'
  | 'invitation_address'
  | 'invitation_patient';

/** Error messages that are not reported (S8.14); people see friendlier texts. */
const messages: Readonly<Record<SignInRefusal, string>> = {
  email_taken: 'email has already been taken',
  no_account: 'no account connected to this sign-in identity',
  account_merged: 'the account was joined with another one',
  account_deactivated: 'the account was deactivated',
  account_deleted: 'the account was deleted at the request of its patient',
  staff_host: 'staff sign in on the staff host only',
  second_factor: 'staff sign in with a second factor',
  invitation_over: 'the invitation was used, replaced, withdrawn or has run out',
  invitation_address: 'the invitation is for another email address',
  invitation_patient: 'the account belongs to a patient',
};

/** A person authenticated at another provider but may not use an account here. */
export class SignInRefused extends Error {
  readonly reason: SignInRefusal;
  /** Masked. For `account_merged` the address of the account that stays, for `invitation_address` the invited one. */
  readonly maskedEmail: string | null;
  readonly status = 409;
  constructor(reason: SignInRefusal, maskedEmail: string | null = null) {
    super(messages[reason]);
    this.reason = reason;
    this.maskedEmail = maskedEmail;
  }
}

/** How sign-in reads and writes our own user records: roles and names are stored there, never taken from claims. */
export interface AccountGateway {
  /** Finds or creates the user and merges the lead. Called once per sign-in; safe to repeat. Throws SignInRefused. */
  signIn(claims: SignInClaims): Promise<SignedInUser>;
  /** Whether the person who signs in with this identity is of the staff, deactivated or not. */
  isStaff(identity: Pick<SignInClaims, 'source' | 'sub'>): Promise<boolean>;
  /** The address that a visitor left; null when they left none, or when the lead belongs to a person now. */
  leadEmail(leadId: string): Promise<string | null>;
  profile(userId: string): Promise<{ firstName: string | null; lastName: string | null }>;
}

export const accountGatewayPort = definePort<AccountGateway>('server.accountGateway');
