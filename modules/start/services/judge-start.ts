import type { ServiceLine } from '#modules/catalogue/index.ts';
import { evaluateStart, routeOfAnswers, SH_ROUTING } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { type FlowName, START_LINE } from '../domain/flows.ts';

/** The service line for which the answers of a flow are evaluated: for two concerns, the one that is treated first. */
export const lineOf = (flow: FlowName, answers: Answers): ServiceLine => {
  if (flow !== SH_ROUTING) return START_LINE;
  return routeOfAnswers(answers) === 'premature_ejaculation'
    ? 'premature_ejaculation'
    : 'erectile_dysfunction';
};

/** The evaluation of a flow's answers before there is a visit. */
export const judgeStart = (
  scope: Scope,
  flow: FlowName,
  answers: Answers,
): ReturnType<typeof evaluateStart> => evaluateStart(scope, lineOf(flow, answers), answers);
