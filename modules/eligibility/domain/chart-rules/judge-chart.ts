import type { RuleResult } from '../decision/judge-rules.ts';
import type { Purpose } from '../doors.ts';
import type { ChartFacts } from './chart-facts.ts';
import type { ChartRule } from './chart-rule.ts';

const isAbout = ({ appliesTo }: ChartRule, { wanted }: ChartFacts): boolean =>
  appliesTo === 'all' ? wanted.length > 0 : wanted.some(({ drugType }) => appliesTo.includes(drugType));

/** A license is asked for where the patient is, too: without knowing that, the rule has not passed. */
const isUndecided = ({ reads }: ChartRule, { patientState, wanted }: ChartFacts): boolean =>
  reads.includes('licenses') &&
  patientState === null &&
  wanted.some(({ prescriberStates }) => prescriberStates !== null);

const resultOf = (rule: ChartRule, chart: ChartFacts): RuleResult => {
  const { id, version, outcome } = rule;
  if (rule.when(chart)) return { id, version, result: 'fired', outcome };
  return isUndecided(rule, chart)
    ? { id, version, result: 'not_asked', outcome: 'ok', questions: ['state'] }
    : { id, version, result: 'passed', outcome: 'ok' };
};

/** What each rule across products says at this door about the products in question. */
export const judgeChart = (
  rules: readonly ChartRule[],
  purpose: Purpose,
  chart: ChartFacts,
): readonly RuleResult[] =>
  rules
    .filter((rule) => rule.doors.includes(purpose) && isAbout(rule, chart))
    .map((rule) => resultOf(rule, chart));
