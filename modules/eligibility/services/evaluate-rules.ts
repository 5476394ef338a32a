import { type Evaluation, evaluate, rules } from '../domain/index.ts';
import { evaluationInputOf, type VisitFacts } from './evaluate-visit.ts';

/**
 * The findings of these rules about answers that may be incomplete: no other rule fires because an answer is missing.
 */
export const evaluateRules = (facts: VisitFacts, ruleIds: readonly string[]): Evaluation =>
  evaluate(
    evaluationInputOf(facts),
    rules.filter(({ id }) => ruleIds.includes(id)),
  );
