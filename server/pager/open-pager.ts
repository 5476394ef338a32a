import type { AdapterParts } from '../adapter-parts.ts';
import type { Pager } from '../ports/pager.ts';
import type { SimulatedPager } from './simulated-pager.ts';
import { createWebhookPager } from './webhook-pager.ts';

interface OpenPager {
  readonly service: Pager;
  /** What browsers load from the simulator; null with a real receiver. */
  readonly browserRouter: SimulatedPager['browserRouter'] | null;
  stop(): Promise<void>;
}

/** Pages to the webhook of PAGER_URL, or to the simulated one. */
export const openPager = async (parts: AdapterParts): Promise<OpenPager> => {
  const { PAGER_URL: url, PAGER_SECRET: secret } = parts.settings;
  if (url !== undefined && secret !== undefined)
    return { service: createWebhookPager({ url, secret }), browserRouter: null, stop: async () => {} };
  const simulated = await parts.simulated.openPager?.(parts);
  if (!simulated) throw new Error('There is no pager.');
  return {
    service: createWebhookPager(simulated),
    browserRouter: simulated.browserRouter,
    stop: () => simulated.stop(),
  };
};
