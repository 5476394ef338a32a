import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoHarness } from '#test/harness/demo-harness.ts';
import type { ProductHarness } from '#test/harness/whole-product.ts';
import { createVisitor } from './visitor.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openDemoHarness();
});
afterAll(() => harness?.close());

const asked = async (name: string, source: string) => {
  const patient = await harness.person(`${name}@example.com`);
  const answer = await createVisitor(harness.executor, harness.makeScope, patient).ask(source);
  return Object(answer.currentUser);
};

it('the demo has a patient whose yearly check-in offers larger packages, and one whose tablets have one size (S2.43)', async () => {
  const shownTo = async (name: string) => {
    const { annualCheckIn, billing } = await asked(
      name,
      '{ currentUser { annualCheckIn { status treatments { drugType } } billing { subscriptions { everyDays label } } } }',
    );
    const subscriptions: readonly { everyDays: number; label: string }[] = billing.subscriptions;
    const running = subscriptions.filter(({ label }) => label !== 'Canceled');
    return { ...annualCheckIn, everyDays: running.map(({ everyDays }) => everyDays) };
  };
  const open = (drugType: string) => ({ status: 'open', treatments: [{ drugType }], everyDays: [90] });
  expect(await shownTo('stefan')).toEqual(open('finasteride'));
  expect(await shownTo('victor')).toEqual(open('minoxidil_oral'));
});

it('the demo’s patient in the middle of a renewal has answered check-ins, and has yet to confirm the address', async () => {
  const { trends, renewal } = await asked(
    'rolf',
    '{ currentUser { trends { id points { text } } renewal { address { isConfirmed } } } }',
  );
  expect(renewal).toEqual({ address: { isConfirmed: false } });
  const hair = trends.find(({ id }: { id: string }) => id === 'hair_change');
  expect(hair.points.slice(0, 3)).toEqual([
    { text: 'A little thinner' },
    { text: 'The same' },
    { text: 'A little fuller' },
  ]);
});
