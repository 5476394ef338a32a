import { Router, urlencoded } from 'express';
import { z } from 'zod';
import type { Origins } from '#config/settings.ts';
import { isStorable } from '#kernel/is-storable.ts';
import type { IdentityAccounts } from './accounts.ts';
import {
  forgotPage,
  forgotSentPage,
  outboxPage,
  resetDeadPage,
  resetDonePage,
  resetPage,
} from './pages/password-pages.ts';
import type { DemoMail } from './repositories/mail-repository.ts';
import { sendPage } from './respond.ts';

const text = z.string().max(500).refine(isStorable).catch('');
const forgotInput = z.object({ email: text, from: text }).catch({ email: '', from: '' });
const resetInput = z.object({ token: text, password: text }).catch({ token: '', password: '' });

interface Parts {
  readonly accounts: IdentityAccounts;
  readonly origins: Origins;
  /** Address where a sign-in is restarted. */
  readonly freshSignIn: string;
  /** Null when there is no outbox page. */
  readonly outbox: (() => Promise<readonly DemoMail[]>) | null;
}

/** Forgotten password: request a link, open it, choose a new password. */
export const passwordRoutes = ({ accounts, origins, freshSignIn, outbox }: Parts): Router => {
  /** Back to the sign-in in progress, so that the visitor still reaches the requested page. */
  const signInFrom = (from: string): string =>
    /^[\w-]{10,64}$/.test(from) ? `/oidc/interaction/${from}/sign-in` : freshSignIn;

  const router = Router();
  const body = urlencoded({ extended: false, limit: '10kb' });

  router.get('/forgot-password', (request, response) => {
    const from = text.parse(request.query.from);
    const page = forgotPage({ signIn: signInFrom(from), from, email: '', failure: null });
    sendPage(response, origins, { title: 'Reset your password', body: page });
  });

  router.post('/forgot-password', body, async (request, response) => {
    const { email, from } = forgotInput.parse(request.body);
    const signIn = signInFrom(from);
    const outcome = await accounts.requestReset({ email, ip: request.ip ?? '' });
    if (!outcome.ok) {
      const page = forgotPage({ signIn, from, email, failure: outcome.failure });
      return sendPage(response, origins, { title: 'Reset your password', body: page }, 422);
    }
    const page = forgotSentPage({ signIn, outbox: outbox !== null });
    sendPage(response, origins, { title: 'Check your email', body: page });
  });

  router.get('/reset-password', async (request, response) => {
    const token = text.parse(request.query.token);
    const live = await accounts.isResetTokenLive(token);
    const page = live ? resetPage({ token, failure: null }) : resetDeadPage();
    sendPage(response, origins, { title: 'Choose a new password', body: page }, live ? 200 : 410);
  });

  router.post('/reset-password', body, async (request, response) => {
    const input = resetInput.parse(request.body);
    const outcome = await accounts.resetPassword({ ...input, ip: request.ip ?? '' });
    if (outcome.ok)
      return sendPage(response, origins, {
        title: 'Your password is changed',
        body: resetDonePage({ signIn: freshSignIn }),
      });
    const { failure } = outcome;
    const gone = failure.code === 'NOT_FOUND';
    const page = gone ? resetDeadPage() : resetPage({ token: input.token, failure });
    sendPage(response, origins, { title: 'Choose a new password', body: page }, gone ? 410 : 422);
  });

  if (outbox)
    router.get('/demo-outbox', async (_request, response) => {
      sendPage(response, origins, { title: 'Demo outbox', body: outboxPage(await outbox()) });
    });

  return router;
};
