import { type Clock, systemClock } from '#kernel/clock.ts';
import type { Page, PageOutcome, Pager } from '../ports/pager.ts';
import { signBody } from '../security/body-signature.ts';

/** The header that proves who sent a page (`body-signature.ts`). */
export const PAGER_SIGNATURE = 'pager-signature';

const TIMEOUT_MS = 8_000;

/** All that a page says. */
export const PAGE_TEXT = 'A case needs a clinician now';

/** Answers that ask to try again: too early, too many, or the receiver itself has a problem. */
const asksAgain = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

const outcomeOf = ({ ok, status }: Response): PageOutcome => {
  if (ok) return { kind: 'accepted' };
  return { kind: asksAgain(status) ? 'unavailable' : 'refused', reason: `HTTP ${status}` };
};

/** The body of the request; only these fields ever leave. */
export const pageBody = ({ id, alert, level, audience, deadline, link }: Page): string =>
  JSON.stringify({
    ...{ id, alert, level, text: PAGE_TEXT },
    audience: { group: audience.group, recipients: audience.recipients },
    ...{ deadline: deadline.toISOString(), link },
  });

/**
 * Pages by a signed POST (docs/decisions/pager.md). The clock is the machine's, because the receiver compares it with its own.
 */
export const createWebhookPager = (options: {
  readonly url: string;
  readonly secret: string;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}): Pager => {
  const { url, secret, clock = systemClock, timeoutMs = TIMEOUT_MS } = options;
  return {
    send: async (page) => {
      const body = pageBody(page);
      try {
        const response = await fetch(url, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'idempotency-key': page.id,
            [PAGER_SIGNATURE]: signBody(body, secret, clock.now()),
          },
          // Another address has not been configured, so it gets no page.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        // Frees the connection. What the receiver wrote does not matter.
        await response.body?.cancel();
        return outcomeOf(response);
      } catch {
        return { kind: 'unavailable', reason: 'no answer' };
      }
    },
  };
};
