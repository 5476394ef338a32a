import type { JsonObject } from './json.ts';

/** What others may be told of an event besides its name: when, how large a window, from where. No product, no person. */
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

/** Where a visitor came from, without the page: it may be one about health, of ours or of others. */
const originOf = (address: unknown): { referrer?: string } =>
  typeof address === 'string' && URL.canParse(address) ? { referrer: new URL(address).origin } : {};

/** The payload as an analytics service outside gets it, under the lead id alone. */
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
