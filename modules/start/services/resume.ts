import { type QuizOwner, quizPort, visibleQuestions } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type FlowName, flowPaths, hairFlows, isFlowName, sexualHealthFlows } from '../domain/flows.ts';
import { answered, newestOf } from './answers.ts';
import { flowConfigs } from './flows.ts';
import { judgeStart } from './judge-start.ts';

/** A questionnaire that was started and not submitted. */
export interface Unfinished {
  readonly name: FlowName;
  readonly title: string;
  readonly href: string;
  readonly savedAt: Date;
  readonly answered: number;
  readonly total: number;
}

/** Questionnaires that the visitor started and can resume, newest first. Two SQL statements at most. */
export const unfinishedOf = async (scope: Scope, owner: QuizOwner): Promise<readonly Unfinished[]> =>
  (await scope.use(quizPort).drafts(owner))
    .flatMap(({ configName, content, updatedAt }) => {
      if (!isFlowName(configName)) return [];
      const config = flowConfigs[configName];
      const asked = visibleQuestions(config, content);
      return [
        {
          name: configName,
          title: config.title,
          href: flowPaths[configName],
          savedAt: updatedAt,
          answered: asked.filter(({ id }) => content[id] !== undefined).length,
          total: asked.length,
        },
      ];
    })
    .toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime());

/** Starts over: removes the answers from every unfinished questionnaire. */
export const startOver = async (scope: Scope, actor: Actor, owner: QuizOwner): Promise<void> => {
  await scope.transaction(async (tx) => {
    const quiz = tx.use(quizPort);
    for (const { id, revision, configName } of await quiz.drafts(owner))
      if (isFlowName(configName)) {
        const save = { responseId: id, revision, answers: {} };
        await quiz.saveDraft(actor, owner, flowConfigs[configName], save);
      }
  });
};

/**
 * Why the first answers about hair, or about sexual health, ended the flow, as the rules put it; null when they did not, or
 * the visitor has continued since.
 */
export const stopOf = async (scope: Scope, owner: QuizOwner, isSexualHealth: boolean) => {
  const flows: readonly FlowName[] = isSexualHealth ? sexualHealthFlows : hairFlows;
  const responses = await answered(scope, owner, flows);
  const newest = flows
    .flatMap((name) => newestOf(responses, name) ?? [])
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
  if (newest?.status !== 'stopped' || !isFlowName(newest.configName)) return null;
  const first = newestOf(responses, 'start-basics')?.content ?? {};
  const answers = { ...first, ...newest.content };
  const { outcome, findings } = judgeStart(scope, newest.configName, answers);
  const state = answers.home_state ?? answers.state;
  return {
    at: newest.updatedAt,
    outcome,
    findings,
    answers,
    state: typeof state === 'string' ? state : null,
  };
};
