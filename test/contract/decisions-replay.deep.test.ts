import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStoryHarness, type StoryHarness } from '../harness/whole-product.ts';

const root = join(import.meta.dirname, '../..');
let harness: StoryHarness;
beforeAll(async () => {
  harness = await openStoryHarness();
});
afterAll(() => harness?.close());

/** `npm run decisions:replay` on the database of these tests. */
const replay = async (...options: readonly string[]): Promise<{ code: number; printed: string }> => {
  const child = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/decisions-replay.ts', ...options],
    { cwd: root, env: { ...process.env, DATABASE_URL: harness.database.url } },
  );
  try {
    return { code: 0, printed: (await child).stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('code' in error)) throw error;
    return { code: Number(error.code), printed: String(error.stdout) };
  }
};

it('the decisions of the demo come out the same; a record that does not is printed', async () => {
  const same = await replay();
  expect(same.printed).toMatch(/^[1-9]\d* decisions judged again, 0 came out differently\.\n$/);
  expect(same.code).toBe(0);

  const [record] = await harness.knex('decision_record').where({ purpose: 'approve' }).limit(1);
  const { rules, answers, context, ...rest } = record;
  const id = harness.scope.ids.uuid();
  const conditions = { value: ['liver'], at: null };
  await harness.knex('decision_record').insert({
    ...rest,
    id,
    rules: JSON.stringify(rules),
    context: JSON.stringify(context),
    answers: JSON.stringify({ ...answers, conditions }),
  });
  const { code, printed } = await replay();
  expect(code).toBe(1);
  expect(printed).toContain('1 came out differently');
  expect(printed).toContain(`Decision ${id} (approve,`);
  expect(printed).toContain('FIN-LIVER passed, and now: fired (review)');
  expect(printed).toContain('FIN-LIVER version 1: Hair loss, Finasteride 1 mg tablets. Fires when:');
});

it('says whom the rules that changed since would affect, patients by id only when asked', async () => {
  const [record] = await harness.knex('decision_record').where({ purpose: 'submit' }).limit(1);
  const { rules, answers, context, ...rest } = record;
  const older = rules.map((rule: { id: string }) =>
    rule.id === 'FIN-LIVER' ? { ...rule, version: 0, result: 'fired', outcome: 'review' } : rule,
  );
  const earlier = older.map((rule: { id: string }) => (rule.id === 'SEX' ? { ...rule, version: 1 } : rule));
  await harness.knex('decision_record').insert({
    ...rest,
    id: harness.scope.ids.uuid(),
    rules: JSON.stringify(earlier),
    context: JSON.stringify(context),
    answers: JSON.stringify(answers),
  });
  const { printed } = await replay('--with-current-rules');
  expect(printed).toContain('1 decision judged with other versions of: FIN-LIVER, SEX.');
  expect(printed).toContain('FIN-LIVER version 0: no source is recorded.');
  expect(printed).toMatch(/SEX version 1: .+, .+\. Fires when: .+\. Basis: .+/);
  expect(printed).toContain('FIN-LIVER: 1 of 1 decision would differ, of 1 patient');
  expect(printed).not.toContain(record.user_id);
  expect((await replay('--with-current-rules', '--ids')).printed).toContain(record.user_id);
});
