import type { SweepDefinition } from '#server/module.ts';
import { endOffers } from './end-offers.ts';
import { makeOffers } from './make-offers.ts';

export const sweeps: readonly SweepDefinition[] = [endOffers, makeOffers];
