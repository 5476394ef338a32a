import { knownBeforeChange, visitRegistration } from '#modules/eligibility/index.ts';
import { type Answers, carryOver, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { intakePathOf } from './intake-path.ts';

/**
 * Opens the questions of a change of treatment, with the answers that are still valid, and returns the page where they
 * are answered. `isBusy`: the patient answers another questionnaire; this one opens when that one is submitted.
 */
export const openChangeQuestions = async (
  tx: Scope,
  actor: Actor,
  { id, userId, kind, drugTypes }: Consultation,
  { known, isBusy }: { readonly known: Answers; readonly isBusy: boolean },
): Promise<string> => {
  if (!isBusy) {
    const config = visitRegistration(kind, drugTypes).questionnaire.questionsFor(drugTypes);
    const prefill = pruneHidden(config, knownBeforeChange(config, carryOver(known, config).answers));
    const draft = await tx.use(quizPort).openDraft(actor, { userId }, config, prefill);
    await consultationRepository(tx.db).update(id, { quizResponseId: draft.id });
  }
  return intakePathOf({ kind, drugTypes });
};
