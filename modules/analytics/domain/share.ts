import type { JsonObject } from './json.ts';

/** What may be shared of an event besides its name: time, window size, origin. No product and no person. */
const shared = [
  'sessionId',
  'source',
  'windowWidth',
  'windowHeight',
  'page_url',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
] as const;

/** The origin that a visitor came from, without the page, which may be about health. */
const originOf = (address: unknown): { referrer?: string } =>
  typeof address === 'string' && URL.canParse(address) ? { referrer: new URL(address).origin } : {};

/** The payload as an outside analytics service receives it, under the lead id alone. */
export const sharedProperties = (event: { leadId: string | null; payload: JsonObject }): JsonObject => ({
  ...Object.fromEntries(
    shared.flatMap((name) => {
      const value = event.payload[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...originOf(event.payload.referrer),
  ...(event.leadId && { distinct_id: event.leadId }),
});
