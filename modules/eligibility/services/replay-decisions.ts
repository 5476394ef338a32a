import type { Knex } from 'knex';
import { type RuleDifference, replay } from '../domain/decision/replay.ts';
import type { StoredDecision } from '../domain/decision/stored-decision.ts';
import type { Rule } from '../domain/rule.ts';
import { judgedDecisions } from '../repositories/decision-records.ts';

const PAGE = 500;

/** A decision with another result although none of its rules has changed. */
interface DifferentDecision {
  readonly decision: Pick<StoredDecision, 'id' | 'userId' | 'purpose' | 'at'>;
  readonly differences: readonly RuleDifference[];
}

/** The effect of a rule that has changed since. */
export interface RuleEffect {
  readonly ruleId: string;
  /** The versions that these decisions were judged with; empty for a rule that is new. */
  readonly versions: Set<number>;
  /** Decisions in which the rule had another version, or did not exist. */
  decisions: number;
  /** Those of them in which its result now differs. */
  different: number;
  readonly userIds: Set<string>;
}

export interface ReplayReport {
  /** Decisions whose rules all have the version they were judged with. */
  readonly judgedAgain: number;
  readonly differing: readonly DifferentDecision[];
  /** Decisions with a rule that has changed since: their differences are no errors. */
  readonly withOtherRules: number;
  readonly effects: readonly RuleEffect[];
}

const newEffect = (ruleId: string): RuleEffect => ({
  ruleId,
  versions: new Set(),
  decisions: 0,
  different: 0,
  userIds: new Set(),
});

/**
 * Evaluates every stored decision again with these rules, on the facts of that time. Reads the records a page at a time
 * and writes nothing.
 */
export const replayDecisions = async (db: Knex, rules: readonly Rule[]): Promise<ReplayReport> => {
  const differing: DifferentDecision[] = [];
  const effects = new Map<string, RuleEffect>();
  let judgedAgain = 0;
  let withOtherRules = 0;
  let page = await judgedDecisions(db, null, PAGE);
  while (page.length > 0) {
    for (const decision of page) {
      const { changedRules, differences } = replay(rules, decision);
      if (changedRules.length === 0) {
        judgedAgain += 1;
        if (differences.length > 0) differing.push({ decision, differences });
        continue;
      }
      withOtherRules += 1;
      for (const ruleId of changedRules) {
        const effect = effects.get(ruleId) ?? newEffect(ruleId);
        effects.set(ruleId, effect);
        for (const { id, version } of decision.rules) if (id === ruleId) effect.versions.add(version);
        effect.decisions += 1;
        if (!differences.some((one) => one.ruleId === ruleId)) continue;
        effect.different += 1;
        effect.userIds.add(decision.userId);
      }
    }
    page = await judgedDecisions(db, page.at(-1) ?? null, PAGE);
  }
  return { judgedAgain, differing, withOtherRules, effects: [...effects.values()] };
};
