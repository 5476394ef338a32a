import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import type { SimulatedServices } from './simulated-services.ts';

/** What the adapters of outside services are opened with. */
export interface AdapterParts {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly simulated: SimulatedServices;
}
