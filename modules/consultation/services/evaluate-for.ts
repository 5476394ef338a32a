import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type JudgedVisit, judgeVisit, type Purpose } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { datesOf } from '../domain/answer-dates.ts';
import { distinctAnswers } from '../domain/earlier-answers.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { answersOfOtherVisits } from './earlier-answers.ts';

/** The evaluation of a submitted visit for a decision, as if it were about these drugs. */
export const evaluateFor = async (
  tx: Scope,
  consultation: Consultation,
  drugTypes: readonly DrugType[],
  purpose: Purpose,
): Promise<JudgedVisit> => {
  const person = await tx.use(accountPort).person(consultation.userId);
  // Read now, so that what the patient said in another visit since then counts.
  const known = distinctAnswers([
    ...consultation.earlierAnswers,
    ...(await answersOfOtherVisits(tx, consultation.userId, consultation.id)),
  ]);
  return judgeVisit({
    purpose,
    kind: consultation.kind,
    answers: consultation.answers ?? {},
    drugTypes,
    shipState: consultation.shipState,
    dob: person?.dob ?? null,
    earlierAnswers: known.map(({ answers }) => answers),
    answeredAt: datesOf(consultation),
    now: tx.clock.now(),
  });
};
