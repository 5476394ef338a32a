import type { AdapterParts } from '../adapter-parts.ts';
import { openFlags } from './launch-darkly.ts';
import type { SimulatedFlagService } from './simulated-flag-service.ts';

interface OpenFlagService {
  readonly flags: Awaited<ReturnType<typeof openFlags>>;
  /** What browsers load from the simulator; null without one. */
  readonly browserRouter: SimulatedFlagService['browserRouter'] | null;
  stop(): Promise<void>;
}

/** Flags from LaunchDarkly (LAUNCHDARKLY_SDK_KEY), from the simulated service, or from a file where there is neither. */
export const openFlagService = async (parts: AdapterParts): Promise<OpenFlagService> => {
  const { settings, log } = parts;
  const isNamed = settings.LAUNCHDARKLY_SDK_KEY !== undefined;
  const simulated = isNamed ? undefined : await parts.simulated.openFlagService?.(parts);
  const service = simulated ? { ...settings, LAUNCHDARKLY_SDK_KEY: simulated.sdkKey } : settings;
  const flags = await openFlags(service, log, simulated?.url);
  return {
    flags,
    browserRouter: simulated?.browserRouter ?? null,
    stop: async () => {
      await flags.close();
      await simulated?.stop();
    },
  };
};
