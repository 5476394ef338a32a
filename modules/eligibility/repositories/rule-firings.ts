import type { Knex } from 'knex';
import type { CalendarDate } from '#kernel/dates.ts';

/** How often a rule fired in decisions of one purpose on one day (UTC). */
export interface RuleFiring {
  readonly ruleId: string;
  readonly version: number;
  readonly purpose: string;
  readonly day: CalendarDate;
  readonly count: number;
}

/** How many decisions of one purpose were recorded, whether or not a rule fired. */
export interface DecisionCount {
  readonly purpose: string;
  readonly count: number;
}

export interface RuleFirings {
  readonly firings: readonly RuleFiring[];
  readonly decisions: readonly DecisionCount[];
}

interface Row {
  rule_id: string | null;
  version: number;
  purpose: string;
  day: CalendarDate;
  count: number;
}

/** Decisions, and the rules that fired in them, from one instant on, counted in one statement. */
export const ruleFirings = async (db: Knex, since: Date): Promise<RuleFirings> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `with recent as materialized (
       select purpose, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
         jsonb_path_query_array(rules, '$[*] \\? (@.result == "fired")') as fired
       from decision_record where at >= ?)
     select fired_rule->>'id' as rule_id, (fired_rule->>'version')::int as version, purpose, day,
       count(*)::int as count
     from recent cross join lateral jsonb_array_elements(fired) fired_rule
     group by 1, 2, 3, 4
     union all
     select null, 0, purpose, '', count(*)::int from recent group by purpose
     order by day, purpose, rule_id, version`,
    [since],
  );
  return {
    firings: rows.flatMap(({ rule_id: ruleId, ...row }) => (ruleId === null ? [] : [{ ruleId, ...row }])),
    decisions: rows.flatMap(({ rule_id: ruleId, purpose, count }) =>
      ruleId === null ? [{ purpose, count }] : [],
    ),
  };
};
