import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type FindingView, findingPort, type Outcome } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { lockIntake } from './save-intake.ts';
import { submitAnswers } from './submit-answers.ts';

/** The subject of a visit and its result. */
export interface IntakeResult extends Pick<Consultation, 'kind' | 'drugTypes'> {
  readonly outcome: Outcome | null;
  readonly findings: readonly FindingView[];
  readonly removedDrugTypes: readonly DrugType[];
  /** The visit waits for the patient's identification. */
  readonly asksIdentity?: boolean;
}

/** The result of a visit, with every finding ever recorded for it. */
export const resultOf = async (
  tx: Scope,
  {
    id,
    kind,
    drugTypes,
    outcome,
    removedDrugTypes,
  }: Pick<Consultation, 'id' | 'kind' | 'drugTypes' | 'outcome' | 'removedDrugTypes'>,
): Promise<IntakeResult> => ({
  kind,
  drugTypes,
  outcome,
  removedDrugTypes,
  findings: await tx.use(findingPort).of(id),
});

/**
 * Submits the intake: everything is validated and evaluated on the server. Repeating it changes nothing.
 * BAD_USER_INPUT names each invalid question, each one to answer again (see `problemsOfAge`), and the counsel texts that
 * were not read (see `hasRead`); CONFLICT when another device has saved since.
 */
export const submitIntake = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: { responseId: string; revision: number; acknowledgedRuleIds: readonly string[] },
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, async (tx) => {
    const { responseId, revision } = input;
    const consultation = await lockIntake(tx, userId, responseId);
    if (consultation.outcome !== null) return resultOf(tx, consultation);
    const [response, journey] = await Promise.all([
      tx.use(quizPort).response(responseId),
      journeyRepository(tx.db).lock(consultation.journeyId),
      tx.use(billingPort).findDuplicates(userId),
    ]);
    if (consultation.status !== 'draft' || response?.status !== 'in-progress')
      return orRefuse(fail('CONFLICT', 'This visit is closed. You can start again at any time.'));
    if (response.revision !== revision)
      return orRefuse(
        fail('CONFLICT', 'These answers were changed on another device. We loaded the newest ones.'),
      );
    // Its card is saved first, and then it is submitted.
    if (journey.kind === 'request') return orRefuse(reviewFirst);
    const { evaluation, next } = await submitAnswers(
      tx,
      actor,
      { consultation, journey },
      response,
      input.acknowledgedRuleIds,
    );
    const { outcome } = evaluation;
    return {
      ...(await resultOf(tx, { ...consultation, outcome, removedDrugTypes: evaluation.removedDrugTypes })),
      asksIdentity: next === 'awaiting_identification',
    };
  });

const reviewFirst = fail(
  'CONFLICT',
  'Please check your answers once more and confirm your card. Then your request goes to a clinician.',
);
