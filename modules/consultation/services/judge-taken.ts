import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type JudgedPatient, judgeKnown } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';

/** Judges drugs that the patient takes by everything known of them, outside a visit, to put on hold what is unsafe. */
export const judgeTaken = async (
  tx: Scope,
  userId: string,
  drugTypes: readonly DrugType[],
): Promise<JudgedPatient> => {
  const person = await tx.use(accountPort).person(userId);
  const shipState = person?.address?.state ?? '';
  return judgeKnown(tx, { userId, purpose: 'hold', drugTypes, shipState, dob: person?.dob ?? null });
};
