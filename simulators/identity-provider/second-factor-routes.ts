import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import { z } from 'zod';
import type { Origins } from '#config/settings.ts';
import type { Failure } from '#kernel/result.ts';
import type { IdentityAccounts } from './accounts.ts';
import { codePage, recoveryPage, setUpPage } from './pages/second-factor-pages.ts';
import { sendPage, statusOf } from './respond.ts';
import type { SecondFactors } from './second-factors.ts';
import type { Halfway, SignInSteps } from './sign-in-steps.ts';

const form = z.object({ code: z.string().max(20) }).catch({ code: '' });

type Step = 'code' | 'set-up';

interface Parts {
  readonly steps: SignInSteps;
  readonly accounts: IdentityAccounts;
  readonly factors: SecondFactors;
  readonly origins: Origins;
}

/** The second factor within a sign-in, after the password: a code, or setting up the app that shows it. */
export const secondFactorRoutes = ({ steps, accounts, factors, origins }: Parts): Router => {
  const show = async (
    response: Response,
    step: Step,
    { sub, secret, base, home }: Halfway,
    failure: Failure | null,
  ): Promise<void> => {
    const email = (await accounts.bySub(sub))?.email ?? '';
    const page =
      step === 'code'
        ? { title: 'Enter your code', body: codePage({ base, failure }) }
        : { title: 'Set up a second factor', body: setUpPage({ base, failure, secret, email }) };
    sendPage(response, origins, { ...page, home }, statusOf(failure));
  };

  /** Passes on a sign-in that waits for this step; leads others to the step that they wait for. */
  const at =
    (
      step: Step,
      handle: (request: Request, response: Response, state: Halfway) => Promise<void>,
    ): RequestHandler =>
    async (request, response) => {
      const state = await steps.halfwayOf(request, response);
      const wanted = state?.isEnrolled === false ? 'set-up' : 'code';
      if (state && wanted === step) return handle(request, response, state);
      response.redirect(303, state ? `${state.base}/${wanted}` : `/oidc/interaction/${request.params.uid}`);
    };

  const router = Router();
  const body = urlencoded({ extended: false, limit: '1kb' });
  for (const step of ['code', 'set-up'] as const) {
    router.get(
      `/interaction/:uid/${step}`,
      at(step, (_request, response, state) => show(response, step, state, null)),
    );
    router.post(
      `/interaction/:uid/${step}`,
      body,
      at(step, async (request, response, state) => {
        const { code } = form.parse(request.body);
        const { sub, secret, base, home } = state;
        const outcome =
          step === 'code' ? await factors.verify(sub, code) : await factors.enroll(sub, secret, code);
        if (!outcome.ok) return show(response, step, state, outcome.failure);
        if (!outcome.value) return steps.afterCode(request, response, state);
        await steps.afterSetUp(request, response, state);
        const body = recoveryPage({ base, codes: outcome.value });
        sendPage(response, origins, { title: 'Keep these codes', body, home });
      }),
    );
  }
  router.post('/interaction/:uid/continue', async (request, response) => {
    const state = await steps.halfwayOf(request, response);
    if (state?.isProved) return steps.afterCode(request, response, state);
    response.redirect(303, `/oidc/interaction/${request.params.uid}`);
  });
  return router;
};
