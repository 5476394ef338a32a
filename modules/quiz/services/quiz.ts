import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordTransition } from '#server/audit/audit.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { amendReason } from '../domain/intake/amend-reason.ts';
import { carryOver, validateAll, validateDraft } from '../domain/intake/index.ts';
import { quizResponseMachine } from '../domain/states/quiz-response.ts';
import type {
  Answers,
  EarlierVersion,
  QuizOwner,
  QuizResponse,
  QuizResponseStatus,
  QuizService,
} from '../index.ts';
import { responseRepository } from '../repositories/responses.ts';
import { setRepository } from '../repositories/sets.ts';
import { adoptDrafts } from './adopt-drafts.ts';
import { asEarlier } from './earlier-answers.ts';
import { followResponse, lockSetOf } from './follow-response.ts';
import { newResponse } from './new-response.ts';
import { adoptSets } from './sets.ts';

const isOwner = (response: QuizResponse, owner: QuizOwner): boolean =>
  'userId' in owner
    ? response.userId === owner.userId
    : response.leadId === owner.leadId && response.userId === null;

const savedElsewhere = fail(
  'CONFLICT',
  'These answers were changed on another device. We loaded the newest ones.',
);

/** What has to be kept when answers move to another version of their questionnaire. */
const leftBehind = (response: QuizResponse, version: number): { earlier?: readonly EarlierVersion[] } =>
  response.configVersion === version
    ? {}
    : { earlier: [...response.earlier, asEarlier(response, `questionnaire version ${version}`)] };

const move = async (
  tx: Scope,
  actor: Actor,
  response: QuizResponse,
  to: QuizResponseStatus,
  change: {
    content?: Answers;
    configVersion?: number;
    result?: string;
    earlier?: readonly EarlierVersion[];
    urgent?: boolean;
  },
  reason: string,
): Promise<Result<QuizResponse>> => {
  const allowed = quizResponseMachine.move(response.status, to, actor.role);
  if (!allowed.ok) return allowed;
  const saved = await responseRepository(tx.db).update(response.id, {
    status: to,
    ...change,
    at: tx.clock.now(),
  });
  // Every amendment is recorded as a transition; a save is not.
  if (response.status !== to || to === 'amended')
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

/** Questionnaires in progress and submitted; the port documents each use case. */
export const quizService = (scope: Scope): QuizService => {
  const responses = responseRepository(scope.db);

  /** Runs `work` on the owner's response, locked. */
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
    openDraft: async (actor, owner, config, prefill = {}) => {
      const existing = await responses.draft(owner, config.name);
      if (existing) return existing;
      const fresh = newResponse(scope, owner, {
        configName: config.name,
        configVersion: config.version,
        content: prefill,
        status: quizResponseMachine.initial,
      });
      return scope.transaction(async (tx) => {
        const repository = responseRepository(tx.db);
        if (await repository.insert(fresh)) {
          await recordCreation(tx, 'quiz_response', fresh, { actor, reason: 'started' });
          return fresh;
        }
        const other = await repository.draft(owner, config.name);
        if (!other) throw new Error('A draft could neither be added nor found.');
        return other;
      });
    },

    saveDraft: (actor, owner, config, save) =>
      onOwned(owner, save.responseId, async (tx, response) => {
        if (response.revision !== save.revision) return savedElsewhere;
        const problems = validateDraft(config, save.answers, tx.clock.now());
        if (problems.length > 0) return badInput(problems);
        const { version: configVersion } = config;
        const change = {
          content: save.answers,
          configVersion,
          urgent: save.urgent ?? false,
          ...leftBehind(response, configVersion),
        };
        const saved = await move(tx, actor, response, 'in-progress', change, 'saved');
        if (saved.ok) await followResponse(tx, actor, saved.value, 'saved', await lockSetOf(tx, response.id));
        return saved;
      }),

    complete: (actor, owner, config, responseId) =>
      onOwned(owner, responseId, async (tx, response) => {
        if (response.status === 'completed') return ok(response);
        const { answers } = carryOver(response.content, config);
        const problems = validateAll(config, answers, tx.clock.now());
        if (problems.length > 0) return badInput(problems);
        const { version: configVersion } = config;
        const change = { content: answers, configVersion, ...leftBehind(response, configVersion) };
        const [done, set] = await Promise.all([
          move(tx, actor, response, 'completed', change, 'submitted'),
          lockSetOf(tx, response.id),
        ]);
        if (done.ok) await followResponse(tx, actor, done.value, 'completed', set);
        return done;
      }),

    amend: (actor, config, { responseId, revision, answers, reason, isUrgent = false }) =>
      scope.transaction(async (tx) => {
        const response = await responseRepository(tx.db).lock(responseId);
        if (!response) return notFound('questionnaire');
        if (response.revision !== revision) return savedElsewhere;
        const why = readInput(amendReason, reason, 'reason');
        const invalid = (isUrgent ? validateDraft : validateAll)(config, answers, tx.clock.now());
        if (!why.ok) return badInput([...why.failure.fields, ...invalid]);
        if (invalid.length > 0) return badInput(invalid);
        const earlier = [...response.earlier, asEarlier(response, why.value)];
        const change = { content: answers, configVersion: config.version, earlier };
        // The note may contain health information; it is stored only with the answers.
        return move(tx, actor, response, 'amended', change, 'corrected');
      }),

    addSubmitted: (actor, owner, config, content) =>
      scope.transaction(async (tx) => {
        const { name: configName, version: configVersion } = config;
        const response = newResponse(tx, owner, { configName, configVersion, content, status: 'completed' });
        await responseRepository(tx.db).insert(response);
        await recordCreation(tx, 'quiz_response', response, { actor, reason: 'known from earlier visits' });
        return response;
      }),

    stop: (actor, responseId, result) =>
      scope.transaction(async (tx) => {
        const response = await responseRepository(tx.db).lock(responseId);
        if (!response) throw new Error(`There is no quiz response ${responseId}.`);
        const stopped = await move(tx, actor, response, 'stopped', { result }, result);
        if (!stopped.ok) return response;
        await followResponse(tx, actor, stopped.value, 'stopped', await lockSetOf(tx, response.id));
        return stopped.value;
      }),

    urgentDrafts: (configNames, before) => responses.urgent(configNames, before),
    drafts: (owner) => responses.drafts(owner),
    forgetLead: (leadId) =>
      scope.transaction(async (tx) => {
        await setRepository(tx.db).forget({ leadId });
        await responseRepository(tx.db).forget({ leadId });
      }),
    forgetUser: (userId) =>
      scope.transaction(async (tx) => {
        await setRepository(tx.db).forget({ userId });
        await responseRepository(tx.db).forget({ userId });
      }),
    response: (responseId) => responses.byId(responseId),
    responsesByIds: (responseIds) => responses.byIds(responseIds),
    latest: (owner) => responses.latest(owner),
    responses: (owner, configName, configVersion) => responses.list(owner, configName, configVersion),
    responsesTo: (owner, configNames) => responses.listOf(owner, configNames),
    adoptLead: (_actor, leadId, userId) =>
      scope.transaction(async (tx) => {
        await adoptDrafts(tx, leadId, userId);
        await adoptSets(tx, leadId, userId);
      }),
  };
};
