import type { Settings } from '#config/settings.ts';
import type { AdapterParts } from '../adapter-parts.ts';
import type { EventForwarder } from '../ports/event-forwarder.ts';
import { createMixpanelForwarder, noForwarder } from './mixpanel.ts';
import type { SimulatedAnalytics } from './simulated-analytics.ts';

interface OpenAnalytics {
  readonly forwarder: EventForwarder;
  /** As if an operator had entered the simulator's token: visitors are asked whether they agree. */
  readonly settings: Partial<Settings>;
  /** What browsers load from the simulator; null without one. */
  readonly browserRouter: SimulatedAnalytics['browserRouter'] | null;
  stop(): Promise<void>;
}

/** Analytics events to Mixpanel (MIXPANEL_TOKEN), to the simulated service, or to nobody where there is neither. */
export const openAnalytics = async (parts: AdapterParts): Promise<OpenAnalytics> => {
  const { log } = parts;
  const { MIXPANEL_TOKEN: token, MIXPANEL_URL: url } = parts.settings;
  const none = { settings: {}, browserRouter: null, stop: async () => {} };
  if (token) return { ...none, forwarder: createMixpanelForwarder({ token, url, log }) };
  const simulated = await parts.simulated.openAnalytics?.();
  if (!simulated) return { ...none, forwarder: noForwarder };
  return {
    forwarder: createMixpanelForwarder({ token: simulated.token, url: simulated.url, log }),
    settings: { MIXPANEL_TOKEN: simulated.token, MIXPANEL_URL: simulated.url },
    browserRouter: simulated.browserRouter,
    stop: () => simulated.stop(),
  };
};
