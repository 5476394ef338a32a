import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoHarness } from '#test/harness/demo-harness.ts';
import type { ProductHarness } from '#test/harness/whole-product.ts';
import { createVisitor } from './visitor.ts';

interface Member {
  readonly email: string;
  readonly state: string;
  readonly clinician: {
    readonly licenses: readonly { condition: string }[];
    readonly leaves: readonly { coverName: string | null; isNow: boolean }[];
  } | null;
}

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openDemoHarness();
}, 240_000);
afterAll(() => harness?.close());

it('lists staff who work here, who are invited and who left, a license that ends soon, and a leave', async () => {
  const person = await harness.person('operator@example.com', 'operator');
  const operator = createVisitor(harness.executor, harness.makeScope, person);
  const { deskStaff } = await operator.ask(
    'query { deskStaff { email state clinician { licenses { condition } leaves { coverName isNow } } } }',
  );
  const members: readonly Member[] = Object(deskStaff);
  const of = (state: string) => members.filter((one) => one.state === state).map(({ email }) => email);
  expect(of('active')).toEqual(expect.arrayContaining(['agent@example.com', 'operator@example.com']));
  expect(of('invited')).toEqual(['invited@example.com']);
  expect(of('deactivated')).toEqual(['former@example.com']);
  const licenses = members.flatMap(({ clinician }) => clinician?.licenses ?? []);
  expect(licenses.filter(({ condition }) => condition === 'ending')).toHaveLength(1);
  const leaves = members.flatMap(({ clinician }) => clinician?.leaves ?? []);
  expect(leaves).toEqual([{ coverName: 'Maya Okafor, MD', isNow: false }]);
});

it('lists tokens of programs, of which one was revoked', async () => {
  const operator = await harness.person('operator@example.com', 'operator');
  const { deskTokens } = await createVisitor(harness.executor, harness.makeScope, operator).ask(
    'query { deskTokens { tokens { state } } }',
  );
  const states = (Object(deskTokens).tokens as { state: string }[]).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['active', 'active', 'revoked']);
});
