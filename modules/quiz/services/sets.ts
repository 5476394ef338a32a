import { addDays } from '#kernel/dates.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { IDLE_DAYS, jumpTo, openNext, quizSetMachine, type SetItem } from '../domain/states/quiz-set.ts';
import type { QuizOwner, QuizSet, QuizSetService } from '../index.ts';
import { setRepository } from '../repositories/sets.ts';
import { ownerIds } from './new-response.ts';
import { moveItems, transitionSet } from './transition-set.ts';

const open = async (
  tx: Scope,
  actor: Actor,
  owner: QuizOwner,
  wanted: Parameters<QuizSetService['open']>[2],
): Promise<QuizSet> => {
  const at = tx.clock.now();
  const items = wanted.items.map(
    ({ configName, onlyIf = null }): SetItem => ({
      id: tx.ids.uuid(),
      configName,
      status: 'locked',
      quizResponseId: null,
      onlyIf,
    }),
  );
  const set: QuizSet = {
    id: tx.ids.uuid(),
    ...ownerIds(owner),
    kind: wanted.kind,
    status: quizSetMachine.initial,
    items: openNext(items, {}),
    touchedAt: at,
    createdAt: at,
  };
  await setRepository(tx.db).insert(set);
  await recordCreation(tx, 'quiz_set', set, { actor, reason: 'opened' });
  return set;
};

const attach = async (
  tx: Scope,
  actor: Actor,
  setId: string,
  { configName, responseId }: { configName: string; responseId: string },
): Promise<void> => {
  const set = await setRepository(tx.db).lock(setId);
  const item = set?.items.find((one) => one.configName === configName);
  if (!set || !item) throw new Error(`Set ${setId} asks no ${configName}.`);
  const items = jumpTo(set.items, item.id).map((one) =>
    one.id === item.id ? { ...one, quizResponseId: responseId } : one,
  );
  await moveItems(tx, set, items, { actor, reason: 'questions opened' });
};

/** Sets of questionnaires; the port documents each use case. */
export const quizSetService = (scope: Scope): QuizSetService => {
  const sets = setRepository(scope.db);
  return {
    open: (actor, owner, wanted) => scope.transaction((tx) => open(tx, actor, owner, wanted)),
    attach: (actor, setId, questionnaire) =>
      scope.transaction((tx) => attach(tx, actor, setId, questionnaire)),
    inProgress: (owner, kind) => sets.open(owner, kind),
    lockOwn: (userId) => sets.lockAll(userId),
    ofResponse: (responseId) => sets.ofResponse(responseId),
    byIds: (ids) => sets.byIds(ids),
  };
};

/** A visitor's sets become the user's; where the user has an unfinished set of the kind, the visitor's is superseded. */
export const adoptSets = async (tx: Scope, leadId: string, userId: string): Promise<void> => {
  const sets = setRepository(tx.db);
  const existing = await sets.lockOpen({ userId });
  for (const set of await sets.lockOpen({ leadId }))
    if (existing.some(({ kind }) => kind === set.kind))
      await transitionSet(tx, set, 'superseded', {
        actor: systemActor,
        reason: 'the patient has an open set of this kind',
      });
  await sets.adopt(leadId, userId);
};

const idleSince = (scope: Scope): Date => addDays(scope.clock.now(), -IDLE_DAYS);

const expireNext = async (tx: Scope): Promise<boolean> => {
  const idle = await setRepository(tx.db).lockIdle(idleSince(tx));
  if (!idle) return false;
  await transitionSet(tx, idle, 'expired', { actor: systemActor, reason: '30 days without an answer' });
  return true;
};

/** Expires unfinished sets that nobody touched for 30 days. */
export const expireSets: SweepDefinition = {
  id: 'quiz.expireSets',
  due: (scope) => [setRepository(scope.db).idle(idleSince(scope))],
  run: async (scope) => {
    while (await scope.transaction(expireNext));
  },
};
