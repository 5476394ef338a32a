import { hairLossEntry } from './hair-loss-entry.ts';
import { shopEntries } from './shop-entries.ts';

/** How a visit or an order begins (S2.37). */
export type FlowType = 'ecommerce' | 'normal' | 'refill' | 'refill out of state';

/** The page on which each flow starts: the only place with these paths. */
export const entryPages = {
  ecommerce: '/e-commerce/quiz-intro',
  normal: '/start/basics',
  refill: '/renewal',
  'refill out of state': '/refill-out-of-state',
} as const satisfies Record<FlowType, string>;

/** The page where a visitor who knows their condition starts. */
export const specialtyEntryPages = {
  hairLoss: hairLossEntry,
  ...shopEntries,
  /** Asking a clinician before choosing a product. */
  clinicianFirst: '/request/lead',
} as const;

/** Where the yearly check-in begins, also one that is part of a renewal. */
export const annualCheckInPage = '/consultation/annual-check-in';
