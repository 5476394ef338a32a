import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { afterCompletion, currentStep, isSetOpen } from '../domain/states/quiz-set.ts';
import type { Answers, QuizOwner, QuizResponse, QuizSet } from '../index.ts';
import { responseRepository } from '../repositories/responses.ts';
import { setRepository } from '../repositories/sets.ts';
import { moveItems, transitionSet } from './transition-set.ts';

const ownerOf = ({ userId, leadId }: QuizSet): QuizOwner => {
  if (userId !== null) return { userId };
  if (leadId !== null) return { leadId };
  throw new Error('A set of questionnaires belongs to nobody.');
};

/** The unfinished set that contains this questionnaire, locked; null when it belongs to none. */
const lockSetOf = async (tx: Scope, responseId: string): Promise<QuizSet | null> => {
  const sets = setRepository(tx.db);
  const known = await sets.ofResponse(responseId);
  const set = known && isSetOpen(known.status) ? await sets.lock(known.id) : null;
  return set && isSetOpen(set.status) ? set : null;
};

/** Starts the set: older unfinished sets of the same kind are superseded. */
const begin = async (tx: Scope, actor: Actor, set: QuizSet): Promise<QuizSet> => {
  if (set.status !== 'not_started') return set;
  for (const older of await setRepository(tx.db).lockOpen(ownerOf(set)))
    if (older.id !== set.id && older.kind === set.kind && older.createdAt <= set.createdAt)
      await transitionSet(tx, older, 'superseded', { actor: systemActor, reason: 'a newer one was begun' });
  return transitionSet(tx, set, 'in_progress', { actor, reason: 'first answer' });
};

/** All answers given in this set so far. */
const answersIn = async (tx: Scope, set: QuizSet, latest: QuizResponse): Promise<Answers> => {
  const ids = set.items.flatMap(({ quizResponseId }) => quizResponseId ?? []);
  const known = await responseRepository(tx.db).byIds(ids.filter((id) => id !== latest.id));
  return Object.assign({}, ...known.map(({ content }) => content), latest.content);
};

/** Updates the set of a questionnaire. Call it in the transaction that changed the questionnaire. */
export const followResponse = async (
  tx: Scope,
  actor: Actor,
  response: QuizResponse,
  what: 'saved' | 'completed' | 'stopped',
): Promise<void> => {
  const found = await lockSetOf(tx, response.id);
  if (!found) return;
  const touched = { ...found, touchedAt: tx.clock.now() };
  const set = await begin(tx, actor, touched);
  if (set.status === found.status)
    await setRepository(tx.db).update(set.id, { touchedAt: touched.touchedAt });
  if (what === 'stopped') {
    await transitionSet(tx, set, 'stopped', { actor: systemActor, reason: 'a rule ended it' });
    return;
  }
  const item = set.items.find(({ quizResponseId }) => quizResponseId === response.id);
  if (what !== 'completed' || item?.status !== 'current') return;
  const items = afterCompletion(set.items, item.id, await answersIn(tx, set, response));
  const cause = { actor, reason: 'submitted' };
  const moved = await moveItems(tx, set, items, cause);
  if (currentStep(moved.items) === null) await transitionSet(tx, moved, 'completed', cause);
};
