import type { VisitKind } from '#modules/eligibility/index.ts';
import type { JourneyKind } from './journey.ts';

const byVisit: Readonly<Record<VisitKind, JourneyKind>> = {
  initial: 'initial',
  renewal: 'renewal',
  check_in: 'check_in',
  titration: 'titration',
  annual: 'annual_check_in',
  request: 'update_treatment',
};

/** The journey kind of a visit; a patient who moved has a journey kind of their own. */
export const journeyKindOf = (kind: VisitKind, isAfterMove = false): JourneyKind =>
  isAfterMove ? 'refill_out_of_state' : byVisit[kind];
