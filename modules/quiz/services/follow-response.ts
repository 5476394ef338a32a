import { type Actor, systemActor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
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
export const lockSetOf = async (tx: Scope, responseId: string): Promise<QuizSet | null> => {
  const set = await setRepository(tx.db).lockOfResponse(responseId);
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
  const others = set.items.flatMap(({ quizResponseId: id }) => (id === null || id === latest.id ? [] : [id]));
  const known = others.length === 0 ? [] : await responseRepository(tx.db).byIds(others);
  return Object.assign({}, ...known.map(({ content }) => content), latest.content);
};

/** The set with this questionnaire completed, and the same set when it is not its turn. */
const complete = async (tx: Scope, set: QuizSet, response: QuizResponse, cause: Cause): Promise<QuizSet> => {
  const item = set.items.find(({ quizResponseId }) => quizResponseId === response.id);
  if (item?.status !== 'current') return set;
  return moveItems(tx, set, afterCompletion(set.items, item.id, await answersIn(tx, set, response)), cause);
};

/**
 * Updates the set of a questionnaire, as `lockSetOf` found it. Call it in the transaction that changed the
 * questionnaire.
 */
export const followResponse = async (
  tx: Scope,
  actor: Actor,
  response: QuizResponse,
  what: 'saved' | 'completed' | 'stopped',
  found: QuizSet | null,
): Promise<void> => {
  if (!found) return;
  const set = await begin(tx, actor, { ...found, touchedAt: tx.clock.now() });
  const cause = { actor, reason: 'submitted' };
  const after = what === 'completed' ? await complete(tx, set, response, cause) : set;
  if (what === 'stopped')
    await transitionSet(tx, after, 'stopped', { actor: systemActor, reason: 'a rule ended it' });
  else if (after !== set && currentStep(after.items) === null)
    await transitionSet(tx, after, 'completed', cause);
  // Every transition stores the time as well.
  else if (after.status === found.status)
    await setRepository(tx.db).update(after.id, { touchedAt: after.touchedAt });
};
