import { type KeepRuleId, keepRules } from '#config/keep-rules.ts';
import { addDays } from '#kernel/dates.ts';
import { systemActor } from '../actor.ts';
import { recordAudit } from '../audit/audit.ts';
import type { SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import { allowErasure } from './allow-erasure.ts';
import { onceADay, rulesLeft } from './once-a-day.ts';
import type { PersonalTable, RowEnd } from './personal-table.ts';

/** Rows that one statement deletes, and statements of one run for one rule. */
const BATCH = 500;
const MOST_BATCHES = 20;

interface DueRule {
  readonly id: string;
  readonly table: string;
  readonly end: RowEnd;
}

const rulesOf = (tables: readonly PersonalTable[]): readonly DueRule[] =>
  tables.flatMap(({ table, rows = [] }) => rows.map((end) => ({ id: `${table}:${end.rule}`, table, end })));

/** The instant before which rows of a rule end. */
export const endsBefore = (rule: KeepRuleId, now: Date): Date => {
  const { days } = keepRules[rule];
  if (days === null) throw new Error(`The rule ${rule} ends with the account, not by a date.`);
  return addDays(now, -days);
};

/** SQL: rows of the rule that are due, and what it is bound to. */
const dueSql = ({ end }: DueRule): string => `${end.after} < ? ${end.where ? `and (${end.where})` : ''}`;

/** Of the rules, those that have rows which are due, in one statement. */
const withRows = async ({ db, clock }: Scope, rules: readonly DueRule[]): Promise<readonly DueRule[]> => {
  if (rules.length === 0) return [];
  const has = rules.map((rule) => `exists (select from ${rule.table} where ${dueSql(rule)})`);
  const { rows } = await db.raw<{ rows: { has: readonly boolean[] }[] }>(
    `select array[${has.join(', ')}] as has`,
    rules.map(({ end }) => endsBefore(end.rule, clock.now())),
  );
  return rules.filter((_, index) => rows[0]?.has[index]);
};

/** Deletes or blanks the oldest rows that are due, in one transaction with the count in the audit log. */
const endBatch = (scope: Scope, rule: DueRule): Promise<number> =>
  scope.transaction(async (tx) => {
    const { table, end } = rule;
    await allowErasure(tx.db);
    const oldest = `select ctid from ${table} where ${dueSql(rule)} order by ${end.after} limit ${BATCH} for update skip locked`;
    const set = Object.entries(end.blank ?? {}).map(([column, value]) => `${column} = ${value}`);
    const verb = end.blank ? `update ${table} set ${set.join(', ')}` : `delete from ${table}`;
    const { rowCount } = await tx.db.raw<{ rowCount: number }>(`${verb} where ctid = any(array(${oldest}))`, [
      endsBefore(end.rule, tx.clock.now()),
    ]);
    if (rowCount > 0)
      await recordAudit(tx, {
        actor: systemActor,
        action: 'retention.ended',
        subject: 'table',
        subjectId: table,
        detail: { rule: end.rule, rows: rowCount },
      });
    return rowCount;
  });

/** False when it has rows left for the next run. */
const endAll = async (scope: Scope, rule: DueRule): Promise<boolean> => {
  for (let batches = 0; batches < MOST_BATCHES; batches += 1)
    if ((await endBatch(scope, rule)) < BATCH) return true;
  return false;
};

/**
 * Ends rows whose time is over, once a day for each rule. A run has a limit, after which the next one, a minute later, goes
 * on; a crash loses nothing, because every batch is one transaction.
 */
export const retainRows = (tables: readonly PersonalTable[]): SweepDefinition => {
  const rules = rulesOf(tables);
  const ids = rules.map(({ id }) => id);
  return {
    id: 'personalData.retainRows',
    due: (scope) => [rulesLeft(scope, ids)],
    run: (scope) =>
      onceADay(scope, ids, async (left) => {
        const unfinished: string[] = [];
        for (const rule of await withRows(
          scope,
          rules.filter(({ id }) => left.includes(id)),
        ))
          if (!(await endAll(scope, rule))) unfinished.push(rule.id);
        return left.filter((id) => !unfinished.includes(id));
      }),
  };
};
