import { accountPort } from '#modules/account/index.ts';
import { factPort } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import type { DraftAnswers } from './record-draft.ts';

/**
 * Records a history that needs no review now as answers of the patient's chart, for the next decision. An answer that
 * was saved before it was sent keeps its date.
 */
export const recordHistory = async (
  tx: Scope,
  userId: string,
  { answers, ...source }: DraftAnswers,
  state: string | null,
): Promise<void> => {
  const person = await tx.use(accountPort).person(userId);
  const last = (await consultationRepository(tx.db).answered(userId)).at(-1);
  const whole = state === null ? answers : { ...answers, state };
  await tx.use(factPort).save({
    ...source,
    userId,
    kind: 'renewal',
    shipState: state ?? person?.address?.state ?? last?.shipState ?? '',
    dob: person?.dob ?? null,
    answers: whole,
    given: Object.keys(whole),
    stage: 'submitted',
    visitId: null,
    clinician: null,
  });
};
