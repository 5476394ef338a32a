import { toCalendarDate } from '#kernel/dates.ts';
import { outboxPort } from '#modules/mail/index.ts';
import type { Scope } from '#server/scope.ts';

const RESULTS = '/quiz/results';

/**
 * The email that leads a visitor back to their results. It has none of them, and its link asks to sign in: anybody may type
 * this address. One for each address and day.
 */
export const sendResults = async (tx: Scope, to: string): Promise<void> => {
  const { app, marketing } = tx.settings.origins;
  const results = new URL(RESULTS, marketing).href;
  const link = new URL('/auth/sign-in', app);
  link.searchParams.set('returnTo', results);
  await tx.use(outboxPort).queueOnce({
    kind: 'results_saved',
    to,
    userId: null,
    subject: 'Your results are saved',
    body: [
      `In the browser where you answered, they are here: ${results}`,
      'On any other device, create an account with this email address, or sign in, and you will find them there.',
      'You did not ask for this? Then someone mistyped their address. You can ignore this email. We will not send more.',
    ].join('\n\n'),
    link: link.href,
    unsubscribe: null,
    key: `results:${to}:${toCalendarDate(tx.clock.now())}`,
  });
};
