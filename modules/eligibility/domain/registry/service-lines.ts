import { hairLossCare } from './hair-loss-care.ts';
import type { ServiceLineRegistration } from './service-line.ts';
import { erectileDysfunction, prematureEjaculation } from './sexual-health.ts';

/**
 * Every registered service line. The first one is also asked about older visits, from before drugs had to be registered,
 * with which no line treats.
 */
export const serviceLines: readonly [ServiceLineRegistration, ...ServiceLineRegistration[]] = [
  hairLossCare,
  erectileDysfunction,
  prematureEjaculation,
];
