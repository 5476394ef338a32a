import type { Scope } from '#server/scope.ts';
import { readCare } from '../../repositories/care-view.ts';
import { presentVisit } from '../visit-view.ts';

/** One visit of a patient, as the API names it; null when it is not theirs. */
export const visitOfPatient = async (scope: Scope, userId: string, consultationId: string) => {
  const visit = presentVisit(await readCare(scope.read, userId, scope.clock.now(), consultationId));
  return visit?.consultationId === consultationId ? visit : null;
};
