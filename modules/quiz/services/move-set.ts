import { type Actor, systemActor } from '#server/actor.ts';
import { recordTransition } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import {
  orderedQuizResponseMachine,
  type QuizSetStatus,
  quizSetMachine,
  type SetItem,
} from '../domain/states/quiz-set.ts';
import type { QuizSet } from '../index.ts';
import { setRepository } from '../repositories/sets.ts';

/** Who moves a set, and why. */
export interface SetCause {
  readonly actor: Actor;
  readonly reason: string;
}

/** Moves a locked set; a move the machine does not know is a mistake of ours. */
export const moveSet = async (
  tx: Scope,
  set: QuizSet,
  to: QuizSetStatus,
  { actor, reason }: SetCause,
): Promise<QuizSet> => {
  if (set.status === to) return set;
  const allowed = quizSetMachine.move(set.status, to, actor.role);
  if (!allowed.ok) throw new Error(`A set of questionnaires cannot go from ${set.status} to ${to}.`);
  const { id, status: from } = set;
  await setRepository(tx.db).update(id, { status: to, touchedAt: set.touchedAt });
  await recordTransition(tx, { entity: 'quiz_set', id, from, to, actor, reason });
  return { ...set, status: to };
};

/** Stores what changed among the questionnaires of a locked set. Skipping is done by the product, never by a person. */
export const moveItems = async (
  tx: Scope,
  set: QuizSet,
  items: readonly SetItem[],
  { actor, reason }: SetCause,
): Promise<QuizSet> => {
  for (const [index, item] of items.entries()) {
    const before = set.items[index];
    if (!before || (before.status === item.status && before.quizResponseId === item.quizResponseId)) continue;
    await setRepository(tx.db).updateItem(item);
    if (before.status === item.status) continue;
    const { id, status: to } = item;
    const by = to === 'skipped' ? systemActor : actor;
    if (!orderedQuizResponseMachine.move(before.status, to, by.role).ok)
      throw new Error(`A questionnaire of a set cannot go from ${before.status} to ${to}.`);
    const change = { entity: 'ordered_quiz_response', id, from: before.status, to, actor: by, reason };
    await recordTransition(tx, change);
  }
  return { ...set, items };
};
