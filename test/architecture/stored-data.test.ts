import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeepRuleId, keepRules } from '#config/keep-rules.ts';
import { keepPromise } from '#config/kept-for.ts';
import { readSettings } from '#config/settings.ts';
import { privacy } from '#modules/content/data/legal/privacy.ts';
import { modules } from '#modules/index.ts';
import { collectPersonalTables } from '#server/personal-data/collect.ts';
import { ownerSql } from '#server/personal-data/owner-sql.ts';
import { platformData } from '#server/personal-data/platform-data.ts';
import { collectSweeps } from '#server/scope-factory.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

const ruleIds = Object.keys(keepRules) as KeepRuleId[];
const tables = collectPersonalTables(modules);
const impersonal = [platformData, ...modules.flatMap(({ storedData }) => storedData ?? [])].flatMap(
  ({ impersonal: list = [] }) => list,
);

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
afterAll(() => database.drop());

const columns = async (): Promise<readonly { table: string; column: string }[]> => {
  const { rows } = await knex.raw(
    `select c.table_name as "table", column_name as "column" from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows;
};

/** Columns that say whose a row is. */
const leadsToSomebody =
  /^(user|person|patient|lead|owner|referrer|friend|author)_id$|^(email|recipient|sub|only_for|ip|first_name|dob|phone)$|^person_[ab]$/;

describe('what the database stores of people', () => {
  it('every table has an entry that says how long it is kept, or the reason why it has nothing of people', async () => {
    const listed = new Set([...tables, ...impersonal].map(({ table }) => table));
    const all = new Set((await columns()).map(({ table }) => table));
    expect([...all].filter((table) => !listed.has(table))).toEqual([]);
    expect([...listed].filter((table) => !all.has(table))).toEqual([]);
  });

  it('no table is listed both ways, and every reason is a sentence', () => {
    const personal = new Set(tables.map(({ table }) => table));
    expect(impersonal.filter(({ table }) => personal.has(table))).toEqual([]);
    for (const { because } of impersonal) expect(because).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('a table with a column that leads to somebody is personal, except those of simulators', async () => {
    const personal = new Set(tables.map(({ table }) => table));
    const forgotten = (await columns()).filter(
      ({ table, column }) =>
        leadsToSomebody.test(column) && !personal.has(table) && !table.startsWith('demo_'),
    );
    // Staff, whose work is theirs to answer for.
    expect(forgotten).toEqual([
      { table: 'clinician', column: 'person_id' },
      { table: 'clinician', column: 'email' },
      { table: 'staff_invitation', column: 'email' },
    ]);
  });

  it('every condition, date and new value of an entry is valid SQL for its table', async () => {
    for (const entry of tables) {
      const owner = `${ownerSql(entry, tables)} and cardinality(:emails::text[]) >= 0 and cardinality(:ids::uuid[]) >= 0`;
      await knex.raw(`select 1 from ${entry.table} where ${owner}`, { ids: [], emails: [] });
      for (const sql of [entry.entry ?? 'now()', ...(entry.rows ?? []).map(({ after }) => after)])
        await knex.raw(`select (${sql})::timestamptz from ${entry.table}`);
      for (const { where = 'true' } of entry.rows ?? [])
        await knex.raw(`select 1 from ${entry.table} where ${where}`);
      const changes = [entry.end, ...(entry.rows ?? []).map(({ blank = {} }) => blank)];
      for (const change of changes)
        for (const [column, value] of typeof change === 'object' ? Object.entries(change) : [])
          await knex.raw(`update ${entry.table} set ${column} = ${value} where false`);
    }
  });
});

describe('the promises of the privacy text', () => {
  const text = privacy.sections.flatMap(({ paragraphs }) => paragraphs);
  const sweeps = collectSweeps(modules).map(({ id }) => id);

  it.each(ruleIds)('%s: the text says how long it is kept', (rule) => {
    expect(text).toContain(keepPromise(rule));
  });

  it('the text promises no other time', () => {
    const promised = ruleIds.map(keepPromise);
    const others = text.filter((paragraph) => !promised.includes(paragraph));
    expect(
      others.filter((paragraph) => /\d+ (days|months|years)|(one|seven|ten) years?/.test(paragraph)),
    ).toEqual([]);
  });

  /** How the data of a rule ends: its rows by their own date, or all that is the person's. */
  const endsOf = (rule: KeepRuleId): readonly string[] => [
    ...(tables.some(({ rows = [] }) => rows.some((end) => end.rule === rule))
      ? ['personalData.retainRows']
      : []),
    ...tables.flatMap(({ keep, sweep }) => (keep === rule && sweep ? [sweep] : [])),
    ...(rule === 'medical' || rule === 'invoices' ? ['personalData.endRecords'] : []),
    ...(keepRules[rule].days === null ? ['personalData.endRecords'] : []),
  ];

  it.each(ruleIds)('%s: a job that runs ends it', (rule) => {
    const ends = endsOf(rule);
    expect(ends.length).toBeGreaterThan(0);
    for (const id of ends) expect(sweeps).toContain(id);
  });

  it('every sweep that an entry names exists', () => {
    for (const { sweep } of tables) if (sweep) expect(sweeps).toContain(sweep);
  });

  it('pages visited are kept as long as the setting’s default says', () => {
    const settings = readSettings({ APP_ENV: 'test', DATABASE_URL: 'postgres://localhost/none' });
    expect(settings.ANALYTICS_RETENTION_DAYS).toBe(keepRules.analytics.days);
  });

  it('medical records are kept for at least seven years, invoices for seven', () => {
    expect(keepRules.medical.days).toBeGreaterThanOrEqual(7 * 365 + 2);
    expect(keepRules.invoices.days).toBe(7 * 365 + 2);
    expect(keepRules.visitor.days).toBe(365);
  });
});
