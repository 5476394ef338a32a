import type { DrugType } from '#modules/catalogue/index.ts';
import { linesTreating, type VisitKind } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';

interface PrescribingVisit {
  readonly id: string;
  readonly userId: string;
  readonly kind: VisitKind;
  readonly drugTypes: readonly DrugType[];
  readonly shipState: string;
}

/**
 * Whether what the visit prescribes is the first prescription of one of its service lines in this state: in every first visit, and
 * in a later one when no clinician has prescribed there before, as after a move.
 */
export const isFirstOfLine = async (
  scope: Scope,
  { id, userId, kind, drugTypes, shipState }: PrescribingVisit,
): Promise<boolean> => {
  if (kind === 'initial') return true;
  const others = (await consultationRepository(scope.db).answered(userId)).filter((one) => one.id !== id);
  const prescribed = others
    .filter(
      ({ status, shipState: state }) =>
        (status === 'approved' || status === 'follow_up') && state === shipState,
    )
    .flatMap((one) => one.drugTypes);
  return linesTreating(drugTypes).some(
    ({ drugs }) => !prescribed.some((drug) => drugs.prescription.includes(drug)),
  );
};
