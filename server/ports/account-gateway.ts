import { definePort } from '../scope.ts';
import type { SignedInUser } from '../viewer.ts';

/** What the identity provider says about the person who just signed in. */
export interface SignInClaims {
  /** The provider's stable name for the person. */
  readonly sub: string;
  /** Lower case; null when the provider tells none. */
  readonly email: string | null;
  /** False until the person has proved that the address is his: never link an existing account by it then. */
  readonly emailVerified: boolean;
  /** Which provider: `demo` for the embedded one, else the issuer's host. Stored with `sub` as the oauthUser. */
  readonly source: string;
  /** True for a provider beside the one that keeps our accounts: it opens none on an unproved address. */
  readonly beside?: boolean;
  /** The visitor's lead on this host, to be merged into the account; null when he has none. */
  readonly leadId: string | null;
}

export type SignInRefusal = 'email_taken' | 'no_account';

/** Their messages are the ones that are not reported (S8.14); people read kinder words. */
const messages: Readonly<Record<SignInRefusal, string>> = {
  email_taken: 'email has already been taken',
  no_account: 'no account connected to this sign-in identity',
};

/** Somebody proved who he is elsewhere, and it does not let him into an account here. */
export class SignInRefused extends Error {
  readonly reason: SignInRefusal;
  readonly status = 409;
  constructor(reason: SignInRefusal) {
    super(messages[reason]);
    this.reason = reason;
  }
}

/** How sign-in reaches our own user records: roles and names live there, never in the provider's claims. */
export interface AccountGateway {
  /** Finds or creates the user and merges the lead. Called once per sign-in; safe to repeat. Throws SignInRefused. */
  signIn(claims: SignInClaims): Promise<SignedInUser>;
  profile(userId: string): Promise<{ firstName: string | null; lastName: string | null }>;
}

export const accountGatewayPort = definePort<AccountGateway>('server.accountGateway');
