import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordTransition } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { carryOver, validateAll, validateDraft } from '../domain/intake/index.ts';
import { quizResponseMachine } from '../domain/states/quiz-response.ts';
import type { Answers, QuizOwner, QuizResponse, QuizResponseStatus, QuizService } from '../index.ts';
import { responseRepository } from '../repositories/responses.ts';

const isOwner = (response: QuizResponse, owner: QuizOwner): boolean =>
  'userId' in owner
    ? response.userId === owner.userId
    : response.leadId === owner.leadId && response.userId === null;

const move = async (
  tx: Scope,
  actor: Actor,
  response: QuizResponse,
  to: QuizResponseStatus,
  change: { content?: Answers; configVersion?: number; result?: string },
  reason: string,
): Promise<Result<QuizResponse>> => {
  const allowed = quizResponseMachine.move(response.status, to, actor.role);
  if (!allowed.ok) return allowed;
  const saved = await responseRepository(tx.db).update(response.id, {
    status: to,
    ...change,
    at: tx.clock.now(),
  });
  if (response.status !== to)
    await recordTransition(tx, {
      entity: 'quiz_response',
      id: response.id,
      from: response.status,
      to,
      actor,
      reason,
    });
  return ok(saved);
};

/** Questionnaires in progress and handed in: see the port for what each use case promises. */
export const quizService = (scope: Scope): QuizService => {
  const responses = responseRepository(scope.db);

  /** Runs `work` on the owner's response while nobody else can change it. */
  const onOwned = (
    owner: QuizOwner,
    responseId: string,
    work: (tx: Scope, response: QuizResponse) => Promise<Result<QuizResponse>>,
  ): Promise<Result<QuizResponse>> =>
    scope.transaction(async (tx) => {
      const response = await responseRepository(tx.db).lock(responseId);
      return response && isOwner(response, owner) ? work(tx, response) : notFound('questionnaire');
    });

  return {
    openDraft: async (actor, owner, config) => {
      const existing = await responses.draft(owner, config.name);
      if (existing) return existing;
      const at = scope.clock.now();
      const fresh: QuizResponse = {
        id: scope.ids.uuid(),
        userId: 'userId' in owner ? owner.userId : null,
        leadId: 'leadId' in owner ? owner.leadId : null,
        configName: config.name,
        configVersion: config.version,
        content: {},
        status: quizResponseMachine.initial,
        draft: true,
        result: null,
        site: scope.settings.APP_ENV,
        revision: 0,
        createdAt: at,
        updatedAt: at,
      };
      return scope.transaction(async (tx) => {
        const repository = responseRepository(tx.db);
        if (await repository.insert(fresh)) {
          const { id, status: to } = fresh;
          await recordTransition(tx, {
            entity: 'quiz_response',
            id,
            from: null,
            to,
            actor,
            reason: 'started',
          });
          return fresh;
        }
        const other = await repository.draft(owner, config.name);
        if (!other) throw new Error('A draft could neither be added nor found.');
        return other;
      });
    },

    saveDraft: (actor, owner, config, save) =>
      onOwned(owner, save.responseId, async (tx, response) => {
        if (response.revision !== save.revision)
          return fail(
            'CONFLICT',
            'These answers were changed on another device. We have loaded the newest ones.',
          );
        const problems = validateDraft(config, save.answers, tx.clock.now());
        if (problems.length > 0) return badInput(problems);
        return move(
          tx,
          actor,
          response,
          'in-progress',
          { content: save.answers, configVersion: config.version },
          'saved',
        );
      }),

    complete: (actor, owner, config, responseId) =>
      onOwned(owner, responseId, async (tx, response) => {
        if (response.status === 'completed') return ok(response);
        const { answers } = carryOver(response.content, config);
        const problems = validateAll(config, answers, tx.clock.now());
        if (problems.length > 0) return badInput(problems);
        const change = { content: answers, configVersion: config.version };
        return move(tx, actor, response, 'completed', change, 'handed in');
      }),

    stop: (actor, responseId, result) =>
      scope.transaction(async (tx) => {
        const response = await responseRepository(tx.db).lock(responseId);
        if (!response) throw new Error(`There is no quiz response ${responseId}.`);
        const stopped = await move(tx, actor, response, 'stopped', { result }, result);
        return stopped.ok ? stopped.value : response;
      }),

    response: (responseId) => responses.byId(responseId),
    responsesByIds: (responseIds) => responses.byIds(responseIds),
    latest: (owner) => responses.latest(owner),
    responses: (owner, configName, configVersion) => responses.list(owner, configName, configVersion),
    adoptLead: (_actor: Actor, leadId, userId) => responses.adopt(leadId, userId),
  };
};
