import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Origins } from '#config/settings.ts';
import { isStorable } from '#kernel/is-storable.ts';
import type { Failure, Result } from '#kernel/result.ts';
import type { IdentityAccounts } from './accounts.ts';
import { openInBrowser } from './pages/form.ts';
import { html } from './pages/html.ts';
import { problemPage } from './pages/other-pages.ts';
import { signInPage, signUpPage } from './pages/sign-pages.ts';
import { sendPage, statusOf } from './respond.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import type { SecondFactors } from './second-factors.ts';
import { signInSteps } from './sign-in-steps.ts';

const text = z.string().refine(isStorable).catch('');
const credentials = z.object({ email: text, password: text });

type Form = 'sign-in' | 'sign-up';

interface Details {
  readonly uid: string;
  readonly home: string;
  readonly params: Record<string, unknown>;
  readonly other: ReturnType<OtherProviderLink> | null;
}

/** Another provider's button, as a link on both pages. */
export type OtherProviderLink = (asked: { origin: string; state: unknown }) => {
  label: string;
  href: string;
};

interface Parts {
  readonly provider: () => Promise<Provider>;
  readonly accounts: IdentityAccounts;
  readonly factors: SecondFactors;
  /** The class of sign-ins with a second factor. */
  readonly secondFactorAcr: string;
  readonly origins: Origins;
  /** Address where a sign-in is restarted. */
  readonly freshSignIn: string;
  readonly otherProviderLink: OtherProviderLink | null;
}

/** Pages for signing in, signing up and the second factor, within a sign-in that an application has started. */
export const interactionRoutes = ({
  provider,
  accounts,
  factors,
  secondFactorAcr,
  origins,
  freshSignIn,
  otherProviderLink,
}: Parts): Router => {
  const steps = signInSteps({ provider, factors, acr: secondFactorAcr });
  const show = (
    response: Response,
    form: Form,
    details: Details,
    entered: { email: string; failure: Failure | null },
  ) => {
    const props = { base: `/oidc/interaction/${details.uid}`, other: details.other, ...entered };
    const page =
      form === 'sign-up'
        ? { title: 'Create your account', body: signUpPage(props) }
        : { title: 'Sign in', body: signInPage(props) };
    const hint = openInBrowser(response.req.get('user-agent') ?? '');
    const body = html`${hint}${page.body}`;
    sendPage(response, origins, { ...page, body, home: details.home }, statusOf(entered.failure));
  };

  /** Throws SessionNotFound when the browser does not hold this interaction's cookie. */
  const detailsOf = async (request: Request, response: Response): Promise<Details> => {
    const interaction = await (await provider()).interactionDetails(request, response);
    const redirectUri = String(interaction.params.redirect_uri);
    const { origin } = new URL(redirectUri);
    const { uid, params } = interaction;
    return {
      uid,
      home: `${origin}/`,
      params,
      other: otherProviderLink?.({ origin, state: params.state }) ?? null,
    };
  };

  const get =
    (form: Form | 'as-asked'): RequestHandler =>
    async (request, response) => {
      const details = await detailsOf(request, response);
      const asked: Form = details.params.screen_hint === 'signup' ? 'sign-up' : 'sign-in';
      const hint = details.params.login_hint;
      const email = typeof hint === 'string' ? hint : '';
      show(response, form === 'as-asked' ? asked : form, details, { email, failure: null });
    };

  const post =
    (
      form: Form,
      attempt: (input: { email: string; password: string; ip: string }) => Promise<Result<string>>,
    ): RequestHandler =>
    async (request, response) => {
      const details = await detailsOf(request, response);
      const entered = credentials.catch({ email: '', password: '' }).parse(request.body);
      const outcome = await attempt({ ...entered, ip: request.ip ?? '' });
      if (!outcome.ok)
        return show(response, form, details, { email: entered.email, failure: outcome.failure });
      await steps.afterPassword(request, response, outcome.value);
    };

  const router = Router();
  const body = urlencoded({ extended: false, limit: '10kb' });
  router.get('/interaction/:uid', get('as-asked'));
  router.get('/interaction/:uid/sign-in', get('sign-in'));
  router.get('/interaction/:uid/sign-up', get('sign-up'));
  router.post('/interaction/:uid/sign-in', body, post('sign-in', accounts.signIn));
  router.post('/interaction/:uid/sign-up', body, post('sign-up', accounts.signUp));
  router.use(secondFactorRoutes({ steps, accounts, factors, origins }));
  router.use(
    '/interaction',
    (error: unknown, _request: Request, response: Response, next: (error: unknown) => void) => {
      if (!(error instanceof Error) || error.name !== 'SessionNotFound') return next(error);
      const body = problemPage(freshSignIn);
      sendPage(response, origins, { title: 'Start again', body }, 400);
    },
  );
  return router;
};
