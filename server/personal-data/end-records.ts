import { type KeepRuleId, keepRules } from '#config/keep-rules.ts';
import { systemActor } from '../actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { eachByItself } from '../jobs/each-by-itself.ts';
import type { SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import { eraseFiles, eraseRows } from './erase.ts';
import { onceADay, rulesLeft } from './once-a-day.ts';
import type { PersonalTable } from './personal-table.ts';
import { accountsOf, endedRecords, type RecordEnd, recordEnded } from './records.ts';
import { endsBefore } from './retain-rows.ts';

const SWEEP = 'personalData.endRecords';

/** People of one run. */
const MOST = 20;

const rulesThat = (stay: boolean): readonly KeepRuleId[] =>
  (Object.keys(keepRules) as KeepRuleId[]).filter((rule) => keepRules[rule].staysAfterDeletion === stay);

/** What ends with the account. */
export const rulesOfAccount = rulesThat(false);

/** What ends with a record; with the medical record, everything. */
const rulesOf: Readonly<Record<RecordEnd, readonly KeepRuleId[]>> = {
  invoices: ['invoices'],
  medical: [...rulesOfAccount, ...rulesThat(true)],
};

const end = async (
  scope: Scope,
  tables: readonly PersonalTable[],
  record: RecordEnd,
  personId: string,
): Promise<void> => {
  const rules = rulesOf[record];
  const person = await accountsOf(scope.db, personId);
  const files = await eraseFiles(scope, tables, rules, person);
  await scope.transaction(async (tx) => {
    if (!(await recordEnded(tx.db, tables, record, personId, { before: beforeOf(tx), at: tx.clock.now() })))
      return;
    await eraseRows(tx, tables, rules, person, files);
    await recordAudit(tx, {
      actor: systemActor,
      action: 'retention.record_ended',
      subject: 'person',
      subjectId: personId,
      detail: { record },
    });
  });
};

const beforeOf = (scope: Scope): Readonly<Record<RecordEnd, Date>> => ({
  invoices: endsBefore('invoices', scope.clock.now()),
  medical: endsBefore('medical', scope.clock.now()),
});

const records: readonly RecordEnd[] = ['invoices', 'medical'];
const ruleOf = (record: RecordEnd): string => `records:${record}`;
const ids = records.map(ruleOf);

/** False when more are left for the next run. What fails is tried again tomorrow. */
const endAll = async (
  scope: Scope,
  tables: readonly PersonalTable[],
  record: RecordEnd,
): Promise<boolean> => {
  const people = await endedRecords(scope.db, tables, record, { before: beforeOf(scope), most: MOST });
  const ended = await eachByItself(scope, SWEEP, people, (id) => end(scope, tables, record, id));
  return ended.length < MOST;
};

/**
 * Ends the invoices of people who deleted their account seven years after the last one, and ten years after its last entry
 * the whole record of anybody. Each person is one transaction; a run has a limit, and the next one continues.
 */
export const endRecords = (tables: readonly PersonalTable[]): SweepDefinition => ({
  id: SWEEP,
  due: (scope) => [rulesLeft(scope, ids)],
  run: (scope) =>
    onceADay(scope, ids, async (left) => {
      const done: string[] = [];
      for (const record of records)
        if (left.includes(ruleOf(record)) && (await endAll(scope, tables, record))) done.push(ruleOf(record));
      return done;
    }),
});
