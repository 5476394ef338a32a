import { flagValues } from '#config/flag-catalogue.ts';
import { flagPort, type ProductFlags } from '../ports/flags.ts';
import { type Provider, provide } from '../scope.ts';
import type { ForcedFlags } from './flags.ts';

/**
 * What a request with forced flags uses in place of the flags for everyone: the forced values on top, so that rules and
 * offers act on them too. Without forced flags, which production never has, nothing.
 */
export const forcedFlagProviders = (everyone: ProductFlags, forced: ForcedFlags): readonly Provider[] =>
  Object.keys(forced).length === 0
    ? []
    : [provide(flagPort, () => ({ values: () => flagValues({ ...everyone.values(), ...forced }) }))];
