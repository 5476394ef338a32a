import type { FlagValues } from '#config/flag-catalogue.ts';
import { definePort } from '../scope.ts';

/**
 * The feature flags as they are for everyone, for what is decided without a person's request: which products are offered,
 * and what the rules read. A flag that the service sets for one person only counts on their pages alone.
 */
export interface ProductFlags {
  /** Without waiting: the newest values that this process knows. */
  values(): FlagValues;
}
export const flagPort = definePort<ProductFlags>('server.flags');
