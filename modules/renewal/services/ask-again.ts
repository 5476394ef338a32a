import { allOrNothing } from '#kernel/all-or-nothing.ts';
import { isBlank, pruneHidden, questionsOf, validateAnswer } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { lockDraft, storeAnswers } from './renewal-draft.ts';

interface Refused {
  readonly responseId: string;
  readonly revision: number;
  /** The fields that the submission was refused for; others than questions are left out. */
  readonly questions: readonly string[];
}

/**
 * Removes answers that are well formed and were refused for another reason, such as their age. The step that asks them
 * is open again, on whichever device the patient continues. Nothing when the answers have changed meanwhile.
 */
export const askAgain = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  { responseId, revision, questions }: Refused,
): Promise<void> => {
  await allOrNothing(scope, async (tx) => {
    const draft = await lockDraft(tx, userId, responseId);
    const { renewal, response, config } = draft;
    if (renewal.status !== 'in_progress' || response.revision !== revision) return;
    const given = pruneHidden(config, response.content);
    const refused = questionsOf(config)
      .filter(({ id }) => questions.includes(id) && !isBlank(given[id]))
      .filter((question) => validateAnswer(question, given[question.id], tx.clock.now()) === null)
      .map(({ id }) => id);
    if (refused.length === 0) return;
    const answers = Object.fromEntries(
      Object.entries(response.content).filter(([id]) => !refused.includes(id)),
    );
    await storeAnswers(tx, actor, userId, draft, { revision, answers });
  });
};
