import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { factPort, type Purpose, patientContext } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { isFirstOfLine } from './first-of-line.ts';
import { type JudgedAnswers, judgeAnswers } from './judge-answers.ts';
import { visitOf } from './visit-of.ts';

/** The evaluation of a submitted visit for a decision, as if it were about these drugs. */
export const evaluateFor = async (
  tx: Scope,
  consultation: Consultation,
  drugTypes: readonly DrugType[],
  purpose: Purpose,
): Promise<JudgedAnswers> => {
  const visit = await visitOf(tx, consultation);
  const person = await tx.use(accountPort).person(consultation.userId);
  // Read now, so that what the patient said in another visit since then counts.
  return judgeAnswers(await tx.use(factPort).of(consultation.userId), {
    purpose,
    kind: consultation.kind,
    answers: consultation.answers ?? {},
    drugTypes,
    isFirstOfLine: await isFirstOfLine(tx, consultation),
    shipState: consultation.shipState,
    dob: person?.dob ?? null,
    patient: await patientContext(tx, consultation.userId, { drugTypes, visit }),
    now: tx.clock.now(),
  });
};
