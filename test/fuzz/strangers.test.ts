import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#modules/index.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { collectPersonalTables } from '#server/personal-data/collect.ts';
import { ownerBindings, ownerSql } from '#server/personal-data/owner-sql.ts';
import type { Viewer } from '#server/viewer.ts';
import { schemaOf } from '../harness/api.ts';
import { deep } from '../harness/deep.ts';
import { openStoryHarness, type StoryHarness } from '../harness/whole-product.ts';
import { randomDocument } from './document.ts';
import { seededRandom } from './random.ts';

const DOCUMENTS = deep ? 10_000 : 300;
const SEED = 20_261_129;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let harness: StoryHarness;
beforeAll(async () => {
  harness = await openStoryHarness();
}, 600_000);
afterAll(() => harness?.close());

type Row = Readonly<Record<string, unknown>>;

/** Every row that the product stores of the established patient, by table. */
const rowsOfPatient = async (): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const { id, email } = harness.established;
  const tables = collectPersonalTables(modules);
  const found = new Map<string, readonly Row[]>();
  for (const entry of tables) {
    const { rows } = await harness.knex.raw<{ rows: { row: Row }[] }>(
      `select to_jsonb(${entry.table}) as row from ${entry.table} where ${ownerSql(entry, tables)}
       order by to_jsonb(${entry.table})::text`,
      ownerBindings({ ids: [id], emails: [email] }),
    );
    found.set(entry.table, [...(found.get(entry.table) ?? []), ...rows.map(({ row }) => row)]);
  }
  return found;
};

const idsOf = (rows: ReadonlyMap<string, readonly Row[]>): string[] => [
  ...new Set(
    [...rows.values()].flat().flatMap(({ id }) => (typeof id === 'string' && UUID.test(id) ? [id] : [])),
  ),
];

/** What only the patient's rows say: the address, and long texts such as messages. */
const wordsOf = (rows: ReadonlyMap<string, readonly Row[]>): string[] => {
  const texts = (rows.get('care_message') ?? []).map(({ body }) => body);
  const long = texts.filter((text): text is string => typeof text === 'string' && text.length > 20);
  return [harness.established.email, ...long.map((text) => JSON.stringify(text).slice(1, 21))];
};

it(`of ${DOCUMENTS} random documents with a patient’s ids, sent by others, none shows or changes anything of that patient`, async () => {
  const schema = schemaOf(modules);
  const executor = createExecutor(schema, pino({ level: 'silent' }));
  const before = await rowsOfPatient();
  const ids = [harness.established.id, ...idsOf(before)];
  const secrets = [...ids, ...wordsOf(before)];
  expect(ids.length).toBeGreaterThan(20);
  expect(secrets.length).toBeGreaterThan(ids.length + 1);

  const strangers: readonly Partial<Viewer>[] = [
    { leadId: '00000000-0000-4000-8000-0000000000ab' },
    { user: await harness.person('new@example.com') },
  ];
  const random = seededRandom(SEED);
  /** Sends one more document as this viewer; returns it if the answer says something that only the patient's rows say. */
  const leakTo = async (who: Partial<Viewer>): Promise<{ source: string; sent: string; secret?: string }> => {
    const { source, variables } = randomDocument(schema, random, ids);
    const sent = JSON.stringify(variables);
    const { data } = await executor.run({ source, variables, context: harness.contextFor(who) });
    const answer = JSON.stringify(data ?? null);
    const secret = secrets.find((one) => answer.includes(one) && !sent.includes(one));
    return { source, sent, ...(secret !== undefined && { secret }) };
  };

  const shown = new Map<string, string>();
  let tried = 0;
  for (let turn = 0; turn < DOCUMENTS; turn += 1) {
    const { source, sent, secret } = await leakTo(random.pick(strangers));
    if (ids.some((id) => sent.includes(id))) tried += 1;
    if (secret !== undefined) shown.set(source, secret);
  }
  expect(Object.fromEntries(shown)).toEqual({});
  expect(tried).toBeGreaterThan(DOCUMENTS / 10);
  expect(Object.fromEntries(await rowsOfPatient())).toEqual(Object.fromEntries(before));

  let shownToPatient = 0;
  for (let turn = 0; turn < DOCUMENTS / 2; turn += 1)
    if ((await leakTo({ user: harness.established })).secret !== undefined) shownToPatient += 1;
  expect(shownToPatient, 'the patient does see it').toBeGreaterThan(0);
}, 3_600_000);
