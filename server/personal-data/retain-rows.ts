import { type KeepRuleId, keepRules } from '#config/keep-rules.ts';
import { addDays } from '#kernel/dates.ts';
import { systemActor } from '../actor.ts';
import { recordAudit } from '../audit/audit.ts';
import type { SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import { allowErasure } from './allow-erasure.ts';
import { onceADay } from './once-a-day.ts';
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

/** Deletes or blanks the oldest rows that are due, in one transaction with the count in the audit log. */
const endBatch = (scope: Scope, { table, end }: DueRule): Promise<number> =>
  scope.transaction(async (tx) => {
    await allowErasure(tx.db);
    const due = `${end.after} < :before ${end.where ? `and (${end.where})` : ''}`;
    const oldest = `select ctid from ${table} where ${due} order by ${end.after} limit ${BATCH} for update skip locked`;
    const set = Object.entries(end.blank ?? {}).map(([column, value]) => `${column} = ${value}`);
    const verb = end.blank ? `update ${table} set ${set.join(', ')}` : `delete from ${table}`;
    const { rowCount } = await tx.db.raw<{ rowCount: number }>(`${verb} where ctid = any(array(${oldest}))`, {
      before: endsBefore(end.rule, tx.clock.now()),
    });
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

/**
 * Ends rows whose time is over, once a day for each rule. A run has a limit, after which the next one, a minute later, goes
 * on; a crash loses nothing, because every batch is one transaction.
 */
export const retainRows = (tables: readonly PersonalTable[]): SweepDefinition => ({
  id: 'personalData.retainRows',
  run: (scope) =>
    onceADay(
      scope,
      rulesOf(tables).map((rule) => ({
        id: rule.id,
        run: async () => {
          for (let batches = 0; batches < MOST_BATCHES; batches += 1)
            if ((await endBatch(scope, rule)) < BATCH) return true;
          return false;
        },
      })),
    ),
});
