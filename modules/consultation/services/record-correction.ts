import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type Evaluation, type PatientFact, patientContext } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type AnswerChange, changedAnswers } from '../domain/answer-changes.ts';
import { isOpen } from '../domain/states/index.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { addCorrection } from './add-correction.ts';
import { backToReview } from './back-to-review.ts';
import { judgeAnswers } from './judge-answers.ts';
import { visitOf } from './visit-of.ts';

type Finding = Evaluation['findings'][number];

interface Correction {
  /** The visit with the answers before and after; its status is that of before. */
  readonly before: Consultation;
  readonly after: Consultation;
  readonly reason: string;
  /** Everything that is known of the patient, the correction included. */
  readonly known: readonly PatientFact[];
}

/** The findings that require a review, of a visit's answers and all treatments of the patient. */
const reviewFindings = async (
  tx: Scope,
  visit: Consultation,
  { drugTypes, known }: { readonly drugTypes: readonly DrugType[]; readonly known: readonly PatientFact[] },
): Promise<readonly Finding[]> => {
  const { userId, kind, answers, shipState } = visit;
  const person = await tx.use(accountPort).person(userId);
  const { evaluation } = judgeAnswers(known, {
    purpose: 'hold',
    kind,
    answers: answers ?? {},
    drugTypes,
    shipState,
    dob: person?.dob ?? null,
    patient: await patientContext(tx, userId, { drugTypes, visit: await visitOf(tx, visit) }),
    now: tx.clock.now(),
  });
  return evaluation.findings.filter(({ outcome }) => outcome === 'review');
};

/** Those that are new, or were found for other answers: earlier acknowledgments do not cover them. */
const newlyFound = (
  before: readonly Finding[],
  after: readonly Finding[],
  changes: readonly AnswerChange[],
): readonly Finding[] => {
  const changed = new Set(changes.map(({ questionId }) => questionId));
  return after.filter(
    (finding) =>
      finding.inputs.some((question) => changed.has(question)) ||
      !before.some(
        ({ ruleId, reasonForClinician }) =>
          ruleId === finding.ruleId && reasonForClinician === finding.reasonForClinician,
      ),
  );
};

/**
 * Answers that were corrected after the decision become a task for staff, with the difference. Where they require a
 * review, the affected treatments are on hold until a clinician has seen them. Before the decision the case is open
 * anyway, and an open question to the patient counts as answered.
 */
export const recordCorrection = async (
  tx: Scope,
  actor: Actor,
  { before, after, reason, known }: Correction,
): Promise<void> => {
  if (isOpen(before.status)) {
    if (actor.role === 'patient') await backToReview(tx, actor, before, 'answers were corrected');
    return;
  }
  const changes = changedAnswers(before.answers ?? {}, after.answers ?? {});
  if (changes.length === 0) return;
  const { id: consultationId, userId } = before;
  const taken = await tx.use(prescriptionPort).takenDrugs(userId);
  const drugTypes = [...new Set([...before.drugTypes, ...before.removedDrugTypes, ...taken])];
  const found = newlyFound(
    await reviewFindings(tx, before, { drugTypes, known }),
    await reviewFindings(tx, after, { drugTypes, known }),
    changes,
  );
  await addCorrection(tx, actor, { consultationId, userId, reason: reason.trim(), changes, found });
};
