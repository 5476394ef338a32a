import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoHarness } from '#test/harness/demo-harness.ts';
import type { ProductHarness } from '#test/harness/whole-product.ts';
import { createVisitor } from './visitor.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openDemoHarness();
});
afterAll(() => harness?.close());

it('has two refills whose payment failed: one is tried again by itself, and one was due on an expired card', async () => {
  const operator = await harness.person('operator@example.com', 'operator');
  const { deskInvoices } = await createVisitor(harness.executor, harness.makeScope, operator).ask(
    '{ deskInvoices(filter: { group: "failed" }) { invoices { personName isRefill state declineCode nextStep } } }',
  );
  const failed = { isRefill: true, nextStep: expect.any(String) };
  expect(Object(deskInvoices).invoices).toEqual(
    expect.arrayContaining([
      { ...failed, personName: 'Otis M.', state: 'failed_unpaid', declineCode: 'generic_decline' },
      { ...failed, personName: 'Percy L.', state: 'uncollectible', declineCode: 'expired_card' },
    ]),
  );
});
