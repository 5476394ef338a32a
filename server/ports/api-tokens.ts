import { definePort } from '../scope.ts';
import type { HostName, SignedInUser } from '../viewer.ts';

/** A token that was accepted: what it may do, and who made it. */
export interface AcceptedToken {
  readonly id: string;
  /** As its maker named it. */
  readonly name: string;
  /** Ids of `config/token-scopes.ts`; one that no longer exists opens nothing. */
  readonly scopes: readonly string[];
  readonly host: HostName;
  /** With the role that they have now, so that a permission they lost is lost to the token too. */
  readonly maker: SignedInUser;
}

export type TokenUse =
  | { readonly is: 'accepted'; readonly token: AcceptedToken }
  /** `why`: one sentence for the person who runs the program. */
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'limited'; readonly retryAfterSeconds: number };

/** The tokens with which programs use the API. */
export interface ApiTokens {
  /**
   * Looks up what a request sent as its token, and records the use, at most once a minute. `hosts`: the roles of the host
   * that was asked. `address`: the requester's, for which wrong tokens are counted in all processes.
   */
  use(
    secret: string,
    request: { readonly hosts: readonly HostName[]; readonly address: string },
  ): Promise<TokenUse>;
}

export const apiTokensPort = definePort<ApiTokens>('server.apiTokens');
