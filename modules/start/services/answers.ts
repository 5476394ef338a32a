import {
  type Answers,
  type AnswerValue,
  type QuizOwner,
  type QuizResponse,
  quizPort,
} from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { type FlowName, flowNames } from '../domain/flows.ts';

/** All responses of an owner to these flows, newest first within each; one SQL statement. */
export const answered = (
  scope: Scope,
  owner: QuizOwner,
  names: readonly FlowName[] = flowNames,
): Promise<readonly QuizResponse[]> => scope.use(quizPort).responsesTo(owner, names);

/** The newest response to a flow. */
export const newestOf = (responses: readonly QuizResponse[], name: FlowName): QuizResponse | null =>
  responses.find(({ configName }) => configName === name) ?? null;

export const textOf = (answer: AnswerValue | undefined): string => (typeof answer === 'string' ? answer : '');

/** The visitor's answers to the first questions and about their hair loss, merged. */
export const startAnswersOf = (responses: readonly QuizResponse[]): Answers => ({
  ...newestOf(responses, 'start-basics')?.content,
  ...newestOf(responses, 'hair-loss-basics')?.content,
});
