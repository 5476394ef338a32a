import type { DrugType } from '#modules/catalogue/index.ts';
import { lineTreating, type VisitKind } from '#modules/eligibility/index.ts';
import type { JourneyKind } from '../domain/states/index.ts';

const byVisit: Readonly<Record<Exclude<VisitKind, 'initial'>, JourneyKind>> = {
  renewal: 'renewal',
  check_in: 'check_in',
  titration: 'titration',
};

/** Why a visit of the kind `renewal` is not an ordinary one. */
export interface RenewalReasons {
  /** The patient moved, and a clinician of the new state takes over. */
  readonly isAfterMove?: boolean;
  /** The yearly check-in, which renews everything, although no prescription ends soon. */
  readonly isAnnual?: boolean;
}

/** The journey kind of a visit about these drugs. */
export const journeyKindOf = (
  kind: VisitKind,
  drugTypes: readonly DrugType[],
  { isAfterMove = false, isAnnual = false }: RenewalReasons = {},
): JourneyKind => {
  if (isAfterMove) return 'refill_out_of_state';
  if (isAnnual) return 'annual_check_in';
  return kind === 'initial' ? lineTreating(drugTypes).firstJourney : byVisit[kind];
};
