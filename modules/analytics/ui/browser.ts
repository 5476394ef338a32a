import { sessionId } from '#client/startup/session-id.ts';
import { knownLeadId, knownUtm, visitCounts } from '#client/startup/visitor-memory.ts';
import type { BrowserEventName } from '../domain/events.ts';
import { PAGE_VIEW } from '../domain/names.ts';
import { createClient, type Vendor } from './client.ts';
import { eventContext } from './event-context.ts';
import { notePurchase } from './purchase.ts';

const PURCHASE: BrowserEventName = 'purchase completed';

/** The campaign that the server stored for this visit; a campaign in the address replaces it. */
const campaignOfVisit = () =>
  Object.fromEntries(Object.entries(knownUtm()).map(([name, value]) => [`utm_${name}`, value]));

export interface BrowserAnalytics {
  track(name: string, path: string, payload: object): void;
  pageViewed(path: string): void;
}

const ownVendor = (failed: (error: unknown) => void) => {
  let vendor: Vendor | null = null;
  let loading = false;
  return {
    vendor: () => vendor,
    loadVendor: () => {
      if (vendor || loading) return;
      loading = true;
      void import('./first-party.ts')
        .then(({ firstParty }) => {
          vendor = firstParty;
        })
        .catch(failed)
        .finally(() => {
          loading = false;
        });
    },
  };
};

/** The analytics client on the real browser. `failed` receives every failure. */
export const openBrowserAnalytics = (failed: (error: unknown) => void): BrowserAnalytics => {
  const client = createClient({
    storage: sessionStorage,
    isOnline: () => navigator.onLine,
    counts: visitCounts,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    failed,
    ...ownVendor(failed),
  });
  const facts = (path: string) => ({
    ...campaignOfVisit(),
    ...eventContext({
      url: new URL(`${path}${window.location.search}`, window.location.origin),
      referrer: document.referrer,
      width: window.innerWidth,
      height: window.innerHeight,
      now: new Date(),
      eventId: crypto.randomUUID(),
      sessionId: sessionId(),
      leadId: knownLeadId(),
    }),
  });
  return {
    track: (name, path, payload) => {
      client.add({ name, path, payload: { ...facts(path), ...payload } });
      if (name === PURCHASE) notePurchase(payload);
    },
    pageViewed: (path) => client.add({ name: PAGE_VIEW, path, payload: facts(path) }),
  };
};
