import type { Scope } from '#server/scope.ts';
import { ruleHashes } from '../data/rule-hashes.ts';
import type { DecisionService } from '../decision-port.ts';
import { judgeRules } from '../domain/decision/judge-rules.ts';
import { storedInputOf, withNotApplicable } from '../domain/decision/stored-decision.ts';
import { rules } from '../domain/index.ts';
import { decisionRepository } from '../repositories/decision-records.ts';
import { evaluationInputOf } from './evaluate-visit.ts';
import { rulesetHash } from './ruleset-hash.ts';

const currentRuleset = rulesetHash(rules, ruleHashes);

/** The decisions about patients. */
export const decisionService = (scope: Scope): DecisionService => {
  const records = decisionRepository(scope.db);
  return {
    record: (decisions) =>
      records.add(
        decisions.map(({ facts, evaluation, ...decision }) => {
          const input = withNotApplicable(rules, evaluationInputOf(facts));
          const { purpose, answeredAt = {}, now: at } = facts;
          return {
            ...decision,
            ...storedInputOf(rules, input, { purpose, answeredAt, at }),
            id: scope.ids.uuid(),
            rulesetHash: currentRuleset,
            rules: judgeRules(rules, input, evaluation),
            outcome: evaluation.outcome,
          };
        }),
      ),
    recordGate: ({ products, ...decision }) => {
      const refused = products.find(({ isAllowed }) => !isAllowed);
      return records.addGate({
        ...decision,
        id: scope.ids.uuid(),
        at: scope.clock.now(),
        rulesetHash: currentRuleset,
        drugTypes: [...new Set(products.map(({ drugType }) => drugType))],
        outcome: refused ? (refused.refusal ?? 'refused') : 'ok',
        isAllowed: !refused,
        products,
      });
    },
  };
};
