import { answerChangedRule } from '../answer-changed.ts';
import type { ChartRule } from '../chart-rules/chart-rule.ts';
import { chartRules as allChartRules } from '../chart-rules/index.ts';
import { judgeChart } from '../chart-rules/judge-chart.ts';
import { evaluate } from '../evaluate.ts';
import type { Rule } from '../rule.ts';
import { judgeRules, type RuleResult } from './judge-rules.ts';
import { inputFromStored, type StoredDecision } from './stored-decision.ts';

/** A rule whose result now differs from the stored one. */
export interface RuleDifference {
  readonly ruleId: string;
  /** The stored result, and the current one; null where it does not apply. */
  readonly stored: RuleResult | null;
  readonly now: RuleResult | null;
}

/** A stored decision, evaluated again. */
export interface Replay {
  /** Rules of the decision whose version is not the current one; with any, `differences` compares versions. */
  readonly changedRules: readonly string[];
  readonly differences: readonly RuleDifference[];
}

/**
 * What is compared of a result. Older records said of a rule that did not fire only whether it was asked at all: there it
 * is the outcome, which is `ok` exactly where a rule did not fire.
 */
const compared = (one: RuleResult | null, isOlder: boolean): string | null =>
  one && (isOlder ? one.outcome : `${one.result} ${one.outcome}`);

/** Evaluates a stored decision again with these rules, on the facts of that time. */
export const replay = (
  rules: readonly Rule[],
  decision: StoredDecision,
  chartRules: readonly ChartRule[] = allChartRules,
): Replay => {
  const { chart } = decision.context;
  const input = inputFromStored(decision);
  const evaluation = evaluate(input, rules);
  const now = [
    ...judgeRules(rules, input, evaluation),
    ...(chart ? judgeChart(chartRules, decision.purpose, chart) : []),
  ];
  const current = new Map(now.map((one) => [one.id, one]));
  const stored = new Map(decision.rules.map((one) => [one.id, one]));
  const isOlder = decision.context.notApplicable === undefined;
  const ids = [...new Set([...stored.keys(), ...current.keys()])];
  const differences = ids
    .map((ruleId) => ({
      ruleId,
      stored: stored.get(ruleId) ?? null,
      now: current.get(ruleId) ?? null,
    }))
    .filter((one) => compared(one.stored, isOlder) !== compared(one.now, isOlder));
  const isOutcomeSame =
    decision.isOfGate === true || decision.outcome === evaluation.outcome || differences.length > 0;
  return {
    changedRules: changedRules([...rules, ...chartRules], stored, current),
    differences: isOutcomeSame ? differences : [{ ruleId: 'outcome', stored: null, now: null }],
  };
};

/** Rules that were raised to another version, removed, or added for these drugs since. */
const changedRules = (
  rules: readonly Pick<Rule, 'id' | 'version'>[],
  stored: ReadonlyMap<string, RuleResult>,
  current: ReadonlyMap<string, RuleResult>,
): readonly string[] => {
  const versions = new Map<string, number>(
    [...rules, answerChangedRule].map(({ id, version }) => [id, version]),
  );
  return [
    ...[...stored.values()].filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id),
    ...[...current.keys()].filter((id) => id !== answerChangedRule.id && !stored.has(id)),
  ];
};
