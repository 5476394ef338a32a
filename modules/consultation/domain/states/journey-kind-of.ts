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

/**
 * The journey kind of a visit. A patient who moved has a journey kind of their own, and so has a first visit about sexual
 * health only: it asks for no photos of the scalp, and for an ID.
 */
export const journeyKindOf = (
  kind: VisitKind,
  { isAfterMove, isSexualHealth }: { readonly isAfterMove: boolean; readonly isSexualHealth: boolean },
): JourneyKind => {
  if (isAfterMove) return 'refill_out_of_state';
  return kind === 'initial' && isSexualHealth ? 'sh_initial' : byVisit[kind];
};
