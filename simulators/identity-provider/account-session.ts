import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import type { SecondFactors } from './second-factors.ts';
import { methodsWith } from './sign-in-steps.ts';

/** The client that the account page is at its own provider. */
export const ACCOUNT_CLIENT = 'account-page';

/** How long ago the person may have signed in. */
const MAX_AGE_SECONDS = 15 * 60;

/** Who is signed in at the account page. */
export interface AccountSession {
  readonly sub: string;
  /** Signed in with a second factor. Required as soon as the account has one, also when it was added on another device. */
  readonly isProved: boolean;
}

interface Parts {
  readonly provider: () => Promise<Provider>;
  readonly issuer: string;
  readonly factors: SecondFactors;
  /** The class of sign-ins with a second factor. */
  readonly acr: string;
}

/**
 * Who may change how an account signs in: the person who signed in at the provider within the last 15 minutes, with a second factor if
 * the account has one. Everyone else signs in first: the page is an OpenID Connect client of its own provider.
 */
export const accountSessions = ({ provider, issuer, factors, acr }: Parts) => {
  const current = async (request: Request, response: Response) => {
    const library = await provider();
    return library.Session.get(library.createContext(request, response));
  };

  return {
    /** Null without such a sign-in. */
    of: async (request: Request, response: Response): Promise<AccountSession | null> => {
      const session = await current(request, response);
      if (session.accountId === undefined || session.past(MAX_AGE_SECONDS)) return null;
      const isProved = session.acr === acr;
      if (!isProved && (await factors.isEnrolled(session.accountId))) return null;
      return { sub: session.accountId, isProved };
    },

    /** Where the sign-in starts, after which the browser returns to the page. The page reads the session, not the code. */
    signIn: (): string => {
      const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url');
      const query = new URLSearchParams({
        client_id: ACCOUNT_CLIENT,
        redirect_uri: `${issuer}/security`,
        response_type: 'code',
        scope: 'openid',
        max_age: String(MAX_AGE_SECONDS),
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return `${issuer}/auth?${query}`;
    },

    /** Notes in this browser's session that it was proved by these methods of a second factor; with none, by the password only. */
    mark: async (request: Request, response: Response, methods: readonly string[]): Promise<void> => {
      const session = await current(request, response);
      session.acr = methods.length > 0 ? acr : undefined;
      session.amr = methods.length > 0 ? methodsWith(methods) : ['pwd'];
      await session.persist();
    },
  };
};

export type AccountSessions = ReturnType<typeof accountSessions>;
