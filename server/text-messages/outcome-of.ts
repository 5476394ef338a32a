import type { TextOutcome, TextRefusal } from '../ports/text-messages.ts';

/** Twilio's error codes (https://www.twilio.com/docs/api/errors) of texts that it does not want to send again. */
const refusals: Readonly<Record<number, TextRefusal>> = {
  // The recipient replied STOP.
  21610: 'stopped',
  // Not a phone number, not a mobile one, or one that the carrier does not serve.
  21211: 'number_refused',
  21217: 'number_refused',
  21408: 'number_refused',
  21612: 'number_refused',
  21614: 'number_refused',
  21635: 'number_refused',
  30005: 'number_refused',
  30006: 'number_refused',
};

/** What a refusal with this code means; every other code is about the text. */
export const refusalOf = (code: number): TextRefusal => refusals[code] ?? 'text_refused';

/** The request never reached a server. */
const neverArrived = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * What a failure of the request to send means. The reason has a code only: Twilio's text repeats the number.
 * Wrong credentials (401, 403) count as not sent, because settings can be corrected while the text is not out of date.
 */
export const outcomeOf = (error: unknown): Exclude<TextOutcome, { kind: 'accepted' }> => {
  const { status, code } = Object(error) as { status?: unknown; code?: unknown };
  if (typeof status !== 'number')
    return neverArrived.includes(String(code))
      ? { kind: 'not_sent', reason: 'no connection' }
      : { kind: 'unknown', reason: 'no answer' };
  const reason = typeof code === 'number' ? `HTTP ${status}, code ${code}` : `HTTP ${status}`;
  if ([401, 403, 429, 503].includes(status)) return { kind: 'not_sent', reason };
  if (status >= 500) return { kind: 'unknown', reason };
  return { kind: typeof code === 'number' ? refusalOf(code) : 'text_refused', reason };
};
