import { accountPort } from '#modules/account/index.ts';
import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import { factPort, newestAnswers, type Purpose, patientContext } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { readOpenAlerts } from '../repositories/open-alerts.ts';
import { isFirstOfLine } from './first-of-line.ts';
import { judgeAnswers } from './judge-answers.ts';
import type { JudgedForDecision } from './may-decide.ts';
import { visitOf } from './visit-of.ts';

/**
 * The evaluation of a submitted visit for a decision, as if it were about these drugs: its answers, with the patient's
 * later statements elsewhere.
 */
export const evaluateFor = async (
  tx: Scope,
  consultation: Consultation,
  drugTypes: readonly DrugType[],
  purpose: Purpose,
  /** Of the products in question; left out where only the drugs are known. */
  serviceLines?: readonly ServiceLine[],
): Promise<JudgedForDecision> => {
  const { id, userId, kind, shipState, answers } = consultation;
  const visit = await visitOf(tx, consultation);
  const person = await tx.use(accountPort).person(userId);
  // Read now, so that the patient's later statements in another visit count.
  const [known, openAlerts] = await Promise.all([
    tx.use(factPort).of(userId),
    readOpenAlerts(tx.read, userId),
  ]);
  const judged = judgeAnswers(known, {
    purpose,
    kind,
    answers: newestAnswers(known, id, answers ?? {}),
    drugTypes,
    isFirstOfLine: await isFirstOfLine(tx, { ...consultation, drugTypes, serviceLines }),
    shipState,
    dob: person?.dob ?? null,
    patient: await patientContext(tx, userId, { drugTypes, visit }),
    now: tx.clock.now(),
  });
  return { ...judged, openAlerts };
};
