import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoHarness } from '#test/harness/demo-harness.ts';
import type { ProductHarness } from '#test/harness/whole-product.ts';
import { createVisitor, type Visitor } from './visitor.ts';

let harness: ProductHarness;
let operator: Visitor;

beforeAll(async () => {
  harness = await openDemoHarness();
  const person = await harness.person('operator@example.com', 'operator');
  operator = createVisitor(harness.executor, harness.makeScope, person);
}, 120_000);
afterAll(() => harness?.close());

it('has emails that failed and bounced, and jobs that are given up and wait', async () => {
  const emailsOf = async (state: string) => {
    const { deskEmails } = await operator.ask(
      'query($filter: DeskEmailFilter) { deskEmails(filter: $filter) { emails { kind canSendAgain } } }',
      { filter: { state } },
    );
    return Object(deskEmails).emails;
  };
  const failed = await emailsOf('failed');
  expect(failed).toHaveLength(2);
  expect(failed).toEqual(
    expect.arrayContaining([
      { kind: 'order_delivered', canSendAgain: true },
      { kind: 'upcoming_charge', canSendAgain: false },
    ]),
  );
  expect(await emailsOf('bounced')).toEqual([{ kind: 'results_saved', canSendAgain: false }]);
  const { deskJobs } = await operator.ask(
    '{ deskJobs(state: "failed") { kinds { kind failed } jobs { kind lastError } } }',
  );
  expect(Object(deskJobs).kinds).toEqual(
    expect.arrayContaining([
      { kind: 'mail.send', failed: 2 },
      { kind: 'textMessage.send', failed: 1 },
    ]),
  );
  expect(Object(deskJobs).jobs).toHaveLength(3);
  for (const job of Object(deskJobs).jobs) expect(job.lastError).toMatch(/connect/i);
});
