import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import { z } from 'zod';
import type { Origins } from '#config/settings.ts';
import type { Failure, Result } from '#kernel/result.ts';
import type { AccountSessions } from './account-session.ts';
import type { IdentityAccounts } from './accounts.ts';
import { hasOther } from './enrolled.ts';
import {
  ACCOUNT_PATH,
  accountPage,
  appPage,
  newAppPage,
  passkeyPage,
  turnOffPage,
} from './pages/account-page.ts';
import type { Html } from './pages/html.ts';
import { problemPage } from './pages/other-pages.ts';
import { recoveryPage } from './pages/second-factor-pages.ts';
import { sendPage, statusOf } from './respond.ts';
import type { Added, SecondFactors } from './second-factors.ts';
import { newTotpSecret } from './totp.ts';

const text = z.string().catch('');
const form = z
  .object({
    name: text,
    credential: text,
    code: z.string().max(20).catch(''),
    secret: z
      .string()
      .regex(/^[A-Z2-7]{32}$/)
      .catch(''),
  })
  .catch({ name: '', credential: '', code: '', secret: '' });
type Form = z.output<typeof form>;

const TITLE = 'Two-step sign-in';

interface Parts {
  readonly sessions: AccountSessions;
  readonly accounts: IdentityAccounts;
  readonly factors: SecondFactors;
  readonly origins: Origins;
  /** Whether the account is of staff, who cannot be without a second factor. */
  isStaff(sub: string): Promise<boolean>;
  /** Ends the storefront's sessions of the account, on every device. */
  endSessions(sub: string): Promise<void>;
}

type Handler = (
  request: Request,
  response: Response,
  sub: string,
  sent: Form & { readonly isProved: boolean },
) => Promise<void>;

/** The page on which people change how they sign in: two-step sign-in, its factors and recovery codes. */
export const accountRoutes = ({
  sessions,
  accounts,
  factors,
  origins,
  isStaff,
  endSessions,
}: Parts): Router => {
  const emailOf = async (sub: string): Promise<string> => (await accounts.bySub(sub))?.email ?? '';
  const send = (response: Response, title: string, body: Html, failure: Failure | null = null): void =>
    sendPage(response, origins, { title, body }, statusOf(failure));

  const showAccount = async (response: Response, sub: string, failure: Failure | null): Promise<void> => {
    const [enrolled, staff] = [await factors.enrolledOf(sub), await isStaff(sub)];
    const home = staff
      ? { href: `${origins.admin}/desk`, label: 'Back to your work' }
      : { href: `${origins.app}/account/info#two-step`, label: 'Back to your account' };
    const codesLeft = await factors.codesLeft(sub);
    send(response, TITLE, accountPage({ ...enrolled, codesLeft, isStaff: staff, home, failure }), failure);
  };
  const showNewApp = async (response: Response, sub: string, secret: string, failure: Failure | null) =>
    send(response, 'Set up an app', newAppPage({ secret, failure, email: await emailOf(sub) }), failure);
  const showTurnOff = async (response: Response, sub: string, failure: Failure | null): Promise<void> => {
    const { hasApp, passkeys } = await factors.enrolledOf(sub);
    const page = turnOffPage({ hasApp, hasPasskey: passkeys.length > 0, failure });
    send(response, 'Turn off two-step sign-in', page, failure);
  };

  /** Lets people pass who signed in lately; leads others to a sign-in, and says so if they come from one. */
  const signedIn =
    (handle: Handler): RequestHandler =>
    async (request, response) => {
      const session = await sessions.of(request, response);
      if (session)
        return handle(request, response, session.sub, {
          ...form.parse(request.body),
          isProved: session.isProved,
        });
      const isBack = request.query.code !== undefined || request.query.error !== undefined;
      if (!isBack) return response.redirect(303, sessions.signIn());
      sendPage(response, origins, { title: 'Start again', body: problemPage(ACCOUNT_PATH) }, 400);
    };
  /** What the page's script asks a device. */
  const options =
    (ask: (sub: string) => Promise<object>): RequestHandler =>
    async (request, response) => {
      const session = await sessions.of(request, response);
      response.set('cache-control', 'no-store').status(session ? 200 : 409);
      response.json(session ? await ask(session.sub) : {});
    };

  /** Two-step sign-in is turned on, or has one more way. */
  const added = async (request: Request, response: Response, sub: string, outcome: Added): Promise<void> => {
    const { codes, methods } = outcome;
    if (codes.length === 0) return response.redirect(303, ACCOUNT_PATH);
    await sessions.mark(request, response, methods);
    await endSessions(sub);
    send(response, 'Keep these codes', recoveryPage({ action: ACCOUNT_PATH, method: 'get', codes }));
  };
  const done = async (response: Response, sub: string, outcome: Result<unknown>): Promise<void> =>
    outcome.ok ? response.redirect(303, ACCOUNT_PATH) : showAccount(response, sub, outcome.failure);

  /** Turns two-step sign-in off once a factor was proved. */
  const turnOff =
    (verify: (sub: string, sent: Form) => Promise<Result<unknown>>): Handler =>
    async (request, response, sub, sent) => {
      if (await isStaff(sub)) return response.redirect(303, ACCOUNT_PATH);
      const proved = await verify(sub, sent);
      if (!proved.ok) return showTurnOff(response, sub, proved.failure);
      await factors.turnOff(sub);
      await sessions.mark(request, response, []);
      await endSessions(sub);
      response.redirect(303, ACCOUNT_PATH);
    };

  const showPasskey = async (
    response: Response,
    sub: string,
    id: unknown,
    typed: { name?: string; failure: Failure | null },
  ): Promise<void> => {
    const enrolled = await factors.enrolledOf(sub);
    const passkey = enrolled.passkeys.find((one) => one.id === id);
    if (!passkey) return response.redirect(303, ACCOUNT_PATH);
    const rights = { isRemovable: hasOther(enrolled), isStaff: await isStaff(sub) };
    const { name = passkey.name, failure } = typed;
    send(response, passkey.name, passkeyPage({ passkey, name, failure, ...rights }), failure);
  };

  const router = Router();
  router.use('/security', urlencoded({ extended: false, limit: '20kb' }), (request, response, next) => {
    // Forms of other sites, and of other hosts of this one, change nothing.
    const from = request.get('sec-fetch-site');
    if (request.method === 'GET' || from === undefined || from === 'same-origin') return next();
    sendPage(response, origins, { title: 'Start again', body: problemPage(ACCOUNT_PATH) }, 403);
  });

  router.get(
    '/security',
    signedIn(async (request, response, sub) => {
      if (request.query.code !== undefined) return response.redirect(303, ACCOUNT_PATH);
      await showAccount(response, sub, null);
    }),
  );
  router.get(
    '/security/app',
    signedIn(async (_request, response, sub) => {
      const enrolled = await factors.enrolledOf(sub);
      if (!enrolled.hasApp) return showNewApp(response, sub, newTotpSecret(), null);
      const rights = { isRemovable: hasOther(enrolled), isStaff: await isStaff(sub) };
      send(response, 'Authenticator app', appPage(rights));
    }),
  );
  router.post(
    '/security/app',
    signedIn(async (request, response, sub, { secret, code, isProved }) => {
      if (secret === '') return response.redirect(303, `${ACCOUNT_PATH}/app`);
      const outcome = await factors.enroll(sub, secret, code, { isProved });
      if (!outcome.ok) return showNewApp(response, sub, secret, outcome.failure);
      await added(request, response, sub, outcome.value);
    }),
  );
  router.post(
    '/security/app/remove',
    signedIn(async (_request, response, sub) => done(response, sub, await factors.removeApp(sub))),
  );
  router.post(
    '/security/passkeys',
    signedIn(async (request, response, sub, { name, credential: answer, isProved }) => {
      const outcome = await factors.enrollPasskey(sub, { name, answer }, { isProved });
      if (!outcome.ok) return showAccount(response, sub, outcome.failure);
      await added(request, response, sub, outcome.value);
    }),
  );
  router.post(
    '/security/passkeys/options',
    options(async (sub) => factors.askForNewPasskey(sub, await emailOf(sub))),
  );
  router.get(
    '/security/passkeys/:id',
    signedIn((request, response, sub) => showPasskey(response, sub, request.params.id, { failure: null })),
  );
  router.post(
    '/security/passkeys/:id',
    signedIn(async (request, response, sub, { name }) => {
      const outcome = await factors.renamePasskey(sub, String(request.params.id), name);
      if (outcome.ok) return response.redirect(303, ACCOUNT_PATH);
      await showPasskey(response, sub, request.params.id, { name, failure: outcome.failure });
    }),
  );
  router.post(
    '/security/passkeys/:id/remove',
    signedIn(async (request, response, sub) =>
      done(response, sub, await factors.removePasskey(sub, String(request.params.id))),
    ),
  );
  router.post(
    '/security/recovery-codes',
    signedIn(async (_request, response, sub) => {
      const codes = await factors.renewCodes(sub);
      if (!codes.ok) return showAccount(response, sub, codes.failure);
      const page = recoveryPage({ action: ACCOUNT_PATH, method: 'get', codes: codes.value });
      send(response, 'Keep these codes', page);
    }),
  );
  router.get(
    '/security/turn-off',
    signedIn(async (_request, response, sub) => {
      if ((await isStaff(sub)) || !(await factors.isEnrolled(sub)))
        return response.redirect(303, ACCOUNT_PATH);
      await showTurnOff(response, sub, null);
    }),
  );
  router.post('/security/turn-off/code', signedIn(turnOff((sub, { code }) => factors.verify(sub, code))));
  router.post(
    '/security/turn-off/passkey',
    signedIn(turnOff((sub, { credential }) => factors.verifyPasskey(sub, credential))),
  );
  router.post('/security/turn-off/passkey/options', options(factors.askForPasskey));
  return router;
};
