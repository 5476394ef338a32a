import type { Scope } from '#server/scope.ts';
import { ruleHashes } from '../data/rule-hashes.ts';
import type { DecisionService } from '../decision-port.ts';
import { judgeChart } from '../domain/chart-rules/judge-chart.ts';
import { judgeRules } from '../domain/decision/judge-rules.ts';
import { storedInputOf } from '../domain/decision/stored-decision.ts';
import { chartRules, rules } from '../domain/index.ts';
import { decisionRepository } from '../repositories/decision-records.ts';
import { type ChartQuestion, chartFactsOf } from './chart-facts.ts';
import { evaluationInputOf, type JudgedVisit } from './evaluate-visit.ts';
import { judgeGate } from './judge-gate.ts';
import { withNotApplicable } from './not-applicable.ts';
import { rulesetHash } from './ruleset-hash.ts';

const currentRuleset = rulesetHash([...rules, ...chartRules], ruleHashes);

/** What the rules read and said, as a record keeps it. */
const judgment = ({ facts, evaluation, chart }: JudgedVisit & { readonly chart?: ChartQuestion }) => {
  const input = withNotApplicable(rules, evaluationInputOf(facts));
  const { purpose, answeredAt = {}, now: at, shipState, answers } = facts;
  const patientState = typeof answers.state === 'string' ? answers.state : null;
  const chartFacts = chart && chartFactsOf(chart, { at, shipState, patientState });
  return {
    ...storedInputOf(rules, input, { purpose, answeredAt, at, ...(chartFacts && { chart: chartFacts }) }),
    rulesetHash: currentRuleset,
    rules: [
      ...judgeRules(rules, input, evaluation),
      ...(chartFacts ? judgeChart(chartRules, purpose, chartFacts) : []),
    ],
  };
};

/** The decisions about patients. */
export const decisionService = (scope: Scope): DecisionService => {
  const records = decisionRepository(scope);
  return {
    record: (decisions) =>
      records.add(
        decisions.map(({ facts, evaluation, chart, ...decision }) => ({
          ...decision,
          ...judgment({ facts, evaluation, ...(chart && { chart }) }),
          id: scope.ids.uuid(),
          outcome: evaluation.outcome,
        })),
      ),
    recordGate: async (decision) => {
      const { products, userId, orderId, checkoutId = null, actor } = decision;
      const refused = products.find(({ isAllowed }) => !isAllowed);
      const judged = await judgeGate(scope, decision);
      await records.addGate({
        ...judgment(judged),
        id: scope.ids.uuid(),
        userId,
        orderId,
        checkoutId,
        actor,
        consultationId: null,
        taken: judged.taken,
        drugTypes: [...new Set(products.map(({ drugType }) => drugType))],
        judgedDrugTypes: judged.facts.drugTypes,
        outcome: refused ? (refused.refusal ?? 'refused') : 'ok',
        isAllowed: !refused,
        products: products.map(({ prescriberStates: _, ...product }) => product),
      });
    },
  };
};
