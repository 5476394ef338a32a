import { definePort } from '../scope.ts';
import type { SignedInUser } from '../viewer.ts';

/** What the identity provider says about the person who just signed in. */
export interface SignInClaims {
  /** The provider's stable name for the person. */
  readonly sub: string;
  /** Lower case. */
  readonly email: string;
  /** False until the person has proved that the address is his: never link an existing account by it then. */
  readonly emailVerified: boolean;
  /** Which provider: `demo` for the embedded one, else the issuer's host. Stored with `sub` as the oauthUser. */
  readonly source: string;
  /** The visitor's lead on this host, to be merged into the account; null when he has none. */
  readonly leadId: string | null;
}

/** How sign-in reaches our own user records: roles and names live there, never in the provider's claims. */
export interface AccountGateway {
  /** Finds or creates the user and merges the lead. Called once per sign-in; safe to repeat. */
  signIn(claims: SignInClaims): Promise<SignedInUser>;
  profile(userId: string): Promise<{ firstName: string | null; lastName: string | null }>;
}

export const accountGatewayPort = definePort<AccountGateway>('server.accountGateway');
