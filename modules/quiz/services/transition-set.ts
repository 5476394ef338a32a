import { systemActor } from '#server/actor.ts';
import { type Cause, requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import {
  orderedQuizResponseMachine,
  type QuizSetStatus,
  quizSetMachine,
  type SetItem,
} from '../domain/states/quiz-set.ts';
import type { QuizSet } from '../index.ts';
import { setRepository } from '../repositories/sets.ts';

/** Moves a locked set; a move the machine does not know is a mistake of ours. */
export const transitionSet = async (
  tx: Scope,
  set: QuizSet,
  to: QuizSetStatus,
  cause: Cause,
): Promise<QuizSet> => {
  if (set.status === to) return set;
  const { id, status: from } = set;
  await requireTransition(tx, quizSetMachine, { entity: 'quiz_set', id, from }, to, cause);
  await setRepository(tx.db).update(id, { status: to, touchedAt: set.touchedAt });
  return { ...set, status: to };
};

/** Stores what changed among the questionnaires of a locked set. Skipping is done by the product, never by a person. */
export const moveItems = async (
  tx: Scope,
  set: QuizSet,
  items: readonly SetItem[],
  { actor, reason }: Cause,
): Promise<QuizSet> => {
  for (const [index, item] of items.entries()) {
    const before = set.items[index];
    if (!before || (before.status === item.status && before.quizResponseId === item.quizResponseId)) continue;
    await setRepository(tx.db).updateItem(item);
    if (before.status === item.status) continue;
    const { id, status: to } = item;
    const by = to === 'skipped' ? systemActor : actor;
    const thing = { entity: 'ordered_quiz_response', id, from: before.status };
    await requireTransition(tx, orderedQuizResponseMachine, thing, to, { actor: by, reason });
  }
  return { ...set, items };
};
