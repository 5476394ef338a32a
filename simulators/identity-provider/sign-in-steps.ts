import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { SecondFactors } from './second-factors.ts';
import { newTotpSecret } from './totp.ts';

/**
 * Kept with a sign-in whose password was right: the account, the key of an app that may be set up, and with which methods a
 * factor was set up just now, so that only the recovery codes are left to be read. Null before that.
 */
const halfway = z.object({
  halfway: z.object({
    sub: z.string(),
    secret: z.string(),
    provedBy: z.array(z.string()).nullable(),
  }),
});

interface Halfway {
  readonly sub: string;
  readonly secret: string;
  readonly provedBy: readonly string[] | null;
  readonly isEnrolled: boolean;
  /** `/oidc/interaction/<uid>`, under which the forms are. */
  readonly base: string;
  /** Address of the storefront the person came from. */
  readonly home: string;
}

interface Parts {
  readonly provider: () => Promise<Provider>;
  readonly factors: SecondFactors;
  /** The class of sign-ins with a second factor. */
  readonly acr: string;
}

/** `amr` of a sign-in with a password and these methods of a second factor (RFC 8176). */
export const methodsWith = (factor: readonly string[]): string[] => ['pwd', ...factor, 'mfa'];

/** What follows a right password: the second factor where the client asks for it or the account has one, then the end. */
export const signInSteps = ({ provider, factors, acr }: Parts) => {
  const end = async (request: Request, response: Response, sub: string, proof: object): Promise<void> =>
    (await provider()).interactionFinished(
      request,
      response,
      { login: { accountId: sub, ...proof } },
      { mergeWithLastSubmission: false },
    );

  /** Without `login`, which signs in, the library asks again when somebody continues from here by hand. */
  const keep = async (
    request: Request,
    response: Response,
    state: z.input<typeof halfway>['halfway'],
  ): Promise<string> =>
    (await provider()).interactionResult(
      request,
      response,
      { halfway: state },
      { mergeWithLastSubmission: false },
    );

  return {
    afterPassword: async (request: Request, response: Response, sub: string): Promise<void> => {
      const library = await provider();
      const { uid, params } = await library.interactionDetails(request, response);
      const isEnrolled = await factors.isEnrolled(sub);
      const isAsked = String(params.acr_values ?? '')
        .split(' ')
        .includes(acr);
      if (!isEnrolled && !isAsked) return end(request, response, sub, { amr: ['pwd'] });
      await keep(request, response, { sub, secret: newTotpSecret(), provedBy: null });
      response.redirect(303, `/oidc/interaction/${uid}/${isEnrolled ? 'code' : 'set-up'}`);
    },

    /** The sign-in that waits for its second factor; null when the password comes first. Throws SessionNotFound. */
    halfwayOf: async (request: Request, response: Response): Promise<Halfway | null> => {
      const { uid, params, result } = await (await provider()).interactionDetails(request, response);
      const { data } = halfway.safeParse(result);
      if (!data) return null;
      return {
        ...data.halfway,
        isEnrolled: await factors.isEnrolled(data.halfway.sub),
        base: `/oidc/interaction/${uid}`,
        home: `${new URL(String(params.redirect_uri)).origin}/`,
      };
    },

    /** The person still has to read something before they continue. */
    afterSetUp: async (
      request: Request,
      response: Response,
      { sub, secret }: Halfway,
      methods: readonly string[],
    ): Promise<void> => {
      await keep(request, response, { sub, secret, provedBy: [...methods] });
    },

    afterFactor: (
      request: Request,
      response: Response,
      { sub }: Halfway,
      methods: readonly string[],
    ): Promise<void> => end(request, response, sub, { acr, amr: methodsWith(methods) }),
  };
};

export type SignInSteps = ReturnType<typeof signInSteps>;
export type { Halfway };
