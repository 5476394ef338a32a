import type { DrugType } from '#modules/catalogue/index.ts';
import { linesTreating, type VisitKind } from '#modules/eligibility/index.ts';
import type { JourneyKind } from '../domain/states/index.ts';

const byVisit: Readonly<Record<VisitKind, JourneyKind>> = {
  initial: 'initial',
  renewal: 'renewal',
  check_in: 'check_in',
  titration: 'titration',
};

/** Whether any of these drugs treats something other than hair loss. */
export const isSexualHealth = (drugTypes: readonly DrugType[]): boolean =>
  linesTreating(drugTypes).some(({ serviceLine }) => serviceLine !== 'hair_loss_care');

/** The journey kind of a visit about these drugs; a patient who moved has a journey kind of their own. */
export const journeyKindOf = (
  kind: VisitKind,
  drugTypes: readonly DrugType[],
  isAfterMove = false,
): JourneyKind => {
  if (isAfterMove) return 'refill_out_of_state';
  return kind === 'initial' && isSexualHealth(drugTypes) ? 'sh_initial' : byVisit[kind];
};
