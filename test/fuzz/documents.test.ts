import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#modules/index.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import type { Viewer } from '#server/viewer.ts';
import { schemaOf } from '../harness/api.ts';
import { deep } from '../harness/deep.ts';
import { openStoryHarness, type StoryHarness } from '../harness/whole-product.ts';
import { randomDocument } from './document.ts';
import { seededRandom } from './random.ts';

const DOCUMENTS = deep ? 10_000 : 300;
const SEED = 20_261_128;
const LEAD = '00000000-0000-4000-8000-0000000000aa';

let harness: StoryHarness;
beforeAll(async () => {
  harness = await openStoryHarness();
}, 600_000);
afterAll(() => harness?.close());

/** Some ids of every table, so that fields find what they ask for, and some that are none. */
const idsInDatabase = async (): Promise<readonly string[]> => {
  const { rows } = await harness.knex.raw(
    `select table_name from information_schema.columns
     where column_name = 'id' and data_type = 'uuid' and table_schema = 'public' order by table_name`,
  );
  const found: string[] = ['', 'x', '\u0000', '0', '00000000-0000-4000-8000-000000000000', 'A'.repeat(36)];
  for (const { table_name } of rows as { table_name: string }[])
    found.push(...(await harness.knex(table_name).orderBy('id').limit(3).pluck('id')));
  return found;
};

it(`${DOCUMENTS} random documents with hostile values cause no internal error`, async () => {
  const lines: string[] = [];
  const schema = schemaOf(modules);
  const executor = createExecutor(
    schema,
    pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
  );
  const ids = await idsInDatabase();
  const viewers: readonly Partial<Viewer>[] = [
    {},
    { user: harness.established },
    { user: await harness.person('new@example.com') },
    { user: await harness.person('clinician@example.com', 'clinician') },
    { user: await harness.person('operator@example.com', 'operator') },
  ];
  const random = seededRandom(SEED);
  const failures = new Map<string, string>();
  let answered = 0;
  for (let turn = 0; turn < DOCUMENTS; turn += 1) {
    const { source, variables } = randomDocument(schema, random, ids);
    const who = { leadId: LEAD, ...random.pick(viewers) };
    lines.length = 0;
    const { data, errors = [] } = await executor.run({ source, variables, context: harness.contextFor(who) });
    if (data) answered += 1;
    for (const { extensions, path } of errors)
      if (extensions.code === 'INTERNAL')
        failures.set(
          path?.join('.') ?? source,
          `${lines.join('').slice(0, 1_500)} ${JSON.stringify(variables).slice(0, 500)}`,
        );
  }
  expect(Object.fromEntries(failures)).toEqual({});
  expect(answered).toBeGreaterThan(DOCUMENTS / 10);
}, 3_600_000);
