import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import { z } from 'zod';
import type { Origins } from '#config/settings.ts';
import type { Failure, Result } from '#kernel/result.ts';
import type { IdentityAccounts } from './accounts.ts';
import { factorPage, recoveryPage, setUpPage } from './pages/second-factor-pages.ts';
import { sendPage, statusOf } from './respond.ts';
import type { Added, SecondFactors } from './second-factors.ts';
import type { Halfway, SignInSteps } from './sign-in-steps.ts';

const codeForm = z.object({ code: z.string().max(20) }).catch({ code: '' });
const text = z.string().catch('');
const passkeyForm = z.object({ name: text, credential: text }).catch({ name: '', credential: '' });

/** The password first, then a factor that is set up (`code`), or setting up the first. */
type Step = 'code' | 'set-up';
type Handler = (request: Request, response: Response, state: Halfway) => Promise<void>;

interface Parts {
  readonly steps: SignInSteps;
  readonly accounts: IdentityAccounts;
  readonly factors: SecondFactors;
  readonly origins: Origins;
}

/** The second factor within a sign-in, after the password: a code or a passkey, or setting one of them up. */
export const secondFactorRoutes = ({ steps, accounts, factors, origins }: Parts): Router => {
  const emailOf = async (sub: string): Promise<string> => (await accounts.bySub(sub))?.email ?? '';

  const show = async (
    response: Response,
    step: Step,
    { sub, secret, base, home }: Halfway,
    failure: Failure | null,
  ): Promise<void> => {
    const { hasApp, passkeys } = await factors.enrolledOf(sub);
    const page =
      step === 'set-up'
        ? {
            title: 'Set up a second factor',
            body: setUpPage({ base, failure, secret, email: await emailOf(sub) }),
          }
        : {
            title: hasApp ? 'Enter your code' : 'Use your passkey',
            body: factorPage({ base, failure, hasApp, hasPasskey: passkeys.length > 0 }),
          };
    sendPage(response, origins, { ...page, home }, statusOf(failure));
  };

  /** Passes on a sign-in that waits for this step; leads others to the step that they wait for. */
  const at =
    (step: Step, handle: Handler): RequestHandler =>
    async (request, response) => {
      const state = await steps.halfwayOf(request, response);
      const wanted = state?.isEnrolled === false ? 'set-up' : 'code';
      if (state && wanted === step) return handle(request, response, state);
      response.redirect(303, state ? `${state.base}/${wanted}` : `/oidc/interaction/${request.params.uid}`);
    };

  /** What the page’s script asks a device; 409 when the sign-in waits for another step. */
  const options =
    (step: Step, ask: (sub: string) => Promise<object>): RequestHandler =>
    async (request, response) => {
      const state = await steps.halfwayOf(request, response);
      const isHere = state !== null && state.isEnrolled === (step === 'code');
      response.set('cache-control', 'no-store').status(isHere ? 200 : 409);
      response.json(isHere ? await ask(state.sub) : {});
    };

  const prove =
    (verify: (state: Halfway, body: unknown) => Promise<Result<readonly string[]>>): Handler =>
    async (request, response, state) => {
      const outcome = await verify(state, request.body);
      if (!outcome.ok) return show(response, 'code', state, outcome.failure);
      return steps.afterFactor(request, response, state, outcome.value);
    };

  const setUp =
    (enroll: (state: Halfway, body: unknown) => Promise<Result<Added>>): Handler =>
    async (request, response, state) => {
      const outcome = await enroll(state, request.body);
      if (!outcome.ok) return show(response, 'set-up', state, outcome.failure);
      const { codes, methods } = outcome.value;
      await steps.afterSetUp(request, response, state, methods);
      const { base, home } = state;
      const body = recoveryPage({ action: `${base}/continue`, codes });
      sendPage(response, origins, { title: 'Keep these codes', body, home });
    };

  const router = Router();
  const body = urlencoded({ extended: false, limit: '20kb' });
  const post = (path: string, step: Step, handle: Handler) =>
    router.post(`/interaction/:uid/${path}`, body, at(step, handle));

  for (const step of ['code', 'set-up'] as const)
    router.get(
      `/interaction/:uid/${step}`,
      at(step, (_request, response, state) => show(response, step, state, null)),
    );
  post(
    'code',
    'code',
    prove(({ sub }, sent) => factors.verify(sub, codeForm.parse(sent).code)),
  );
  post(
    'passkey',
    'code',
    prove(({ sub }, sent) => factors.verifyPasskey(sub, passkeyForm.parse(sent).credential)),
  );
  post(
    'set-up',
    'set-up',
    setUp(({ sub, secret }, sent) =>
      factors.enroll(sub, secret, codeForm.parse(sent).code, { isProved: false }),
    ),
  );
  post(
    'set-up/passkey',
    'set-up',
    setUp(({ sub }, sent) => {
      const { name, credential: answer } = passkeyForm.parse(sent);
      return factors.enrollPasskey(sub, { name, answer }, { isProved: false });
    }),
  );
  router.post('/interaction/:uid/passkey/options', options('code', factors.askForPasskey));
  router.post(
    '/interaction/:uid/set-up/passkey/options',
    options('set-up', async (sub) => factors.askForNewPasskey(sub, await emailOf(sub))),
  );

  router.post('/interaction/:uid/continue', async (request, response) => {
    const state = await steps.halfwayOf(request, response);
    if (state?.provedBy) return steps.afterFactor(request, response, state, state.provedBy);
    response.redirect(303, `/oidc/interaction/${request.params.uid}`);
  });
  return router;
};
