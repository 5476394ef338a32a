import { z } from 'zod';
import type { Letter, MailOutcome, MailService } from '../ports/mail.ts';
import { domainOf } from './sender-domain.ts';

const API = 'https://api.postmarkapp.com';
const TIMEOUT_MS = 20_000;

/** Error codes of the API (https://postmarkapp.com/developer/api/overview#error-codes). */
const INACTIVE_RECIPIENT = 406;
/** The message itself is invalid: 300 a field, 402 its JSON, 403 a missing field. */
const INVALID_MESSAGE = [300, 402, 403];

const answerShape = z.object({ ErrorCode: z.number(), MessageID: z.string().optional() });

/**
 * What an answer means. What depends on the account or its settings (a wrong token, a sender that is not confirmed, too many
 * requests) is tried again, because somebody can correct it meanwhile.
 */
const outcomeOf = async (response: Response): Promise<MailOutcome> => {
  const { success, data } = answerShape.safeParse(await response.json().catch(() => null));
  // Only the code: the text may repeat the address.
  const reason = `HTTP ${response.status}${success ? `, code ${data.ErrorCode}` : ''}`;
  if (!success) return { kind: 'unavailable', reason };
  if (response.ok && data.ErrorCode === 0 && data.MessageID)
    return { kind: 'accepted', providerId: data.MessageID };
  if (data.ErrorCode === INACTIVE_RECIPIENT) return { kind: 'address_refused', reason };
  if (response.status === 422 && INVALID_MESSAGE.includes(data.ErrorCode))
    return { kind: 'letter_refused', reason };
  return { kind: 'unavailable', reason };
};

const bodyOf = (from: string, { to, subject, html, text, id, unsubscribe }: Letter): string =>
  JSON.stringify({
    ...{ From: from, To: to, Subject: subject, HtmlBody: html, TextBody: text },
    MessageStream: 'outbound',
    // Nothing about who opens what leaves for another company.
    ...{ TrackOpens: false, TrackLinks: 'None' },
    Headers: [
      // Otherwise Postmark replaces the Message-ID by which mail programs recognize a repeat.
      { Name: 'X-PM-KeepID', Value: 'true' },
      { Name: 'Message-ID', Value: `<${id}@${domainOf(from)}>` },
      { Name: 'Auto-Submitted', Value: 'auto-generated' },
      ...(unsubscribe === null
        ? []
        : [
            { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ]),
    ],
  });

/** Email by Postmark's API. `from`: `Name <address>`; `api`: another address than Postmark's, for tests. */
export const createPostmarkService = ({
  token,
  from,
  api = API,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly token: string;
  readonly from: string;
  readonly api?: string;
  readonly timeoutMs?: number;
}): MailService => ({
  send: async (letter) => {
    try {
      const response = await fetch(new URL('/email', api), {
        method: 'POST',
        body: bodyOf(from, letter),
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-postmark-server-token': token,
        },
        // Another address has not been configured.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await outcomeOf(response);
    } catch {
      return { kind: 'unavailable', reason: 'no answer' };
    }
  },
});
