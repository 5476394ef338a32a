import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { consentHash } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { type OtcChange, otcChangesPort } from './index.ts';

const shampoo = 313;
/** With sales tax of Texas. */
const shampooWithTax = 4220;
const spray = 711;
const sixMonthsOfShampoo = 314;

const harness = await openFileHarness({ forgetsPatients: true });

const changes = () => harness.scope.use(otcChangesPort);
const idOf = (actor: Actor): string => actor.id ?? '';
const withFoam = async () => {
  const sam = await harness.account();
  const start = harness.clock.now();
  await harness.order({ patient: sam, products: [foam] });
  await harness.drain();
  return { sam, start };
};
const quote = async (sam: Actor, change: Partial<OtcChange>) =>
  expectOk(await changes().quote(idOf(sam), { add: [], stop: [], ...change }));
const agree = async (sam: Actor, change: Partial<OtcChange>) => {
  const { consentVersion, consentText } = await quote(sam, change);
  const answer = {
    agreed: true,
    consentVersion,
    shownHash: consentHash(consentText),
    ip: '192.0.2.1',
    userAgent: 'test',
  };
  return changes().apply(sam, { add: [], stop: [], ...change, ...answer });
};
const recurringIds = async (sam: Actor) =>
  (await changes().recurringProducts(idOf(sam))).map(({ productId }) => productId);

describe('a product that needs no prescription', () => {
  it('joins the subscription of the same cadence: nothing is charged today, both with the next charge', async () => {
    const { sam, start } = await withFoam();
    const on = addDays(start, 75);
    const quoted = await quote(sam, { add: [shampoo] });
    expect(quoted.charges).toMatchObject([
      { on, before: foamPrice, after: foamPrice + shampooWithTax, everyDays: 90 },
    ]);
    expect(quoted.toBuy).toEqual([]);
    expect(quoted.consentText).toContain(
      `${formatMoney(foamPrice + shampooWithTax)} instead of ${formatMoney(foamPrice)}`,
    );
    expectOk(await agree(sam, { add: [shampoo] }));
    expect(await recurringIds(sam)).toEqual([foam, shampoo]);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    expect(await harness.rows('consent', { person_id: sam.id, version: quoted.consentVersion })).toHaveLength(
      1,
    );
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'plan_changed' })).toHaveLength(1);

    await harness.untilNextCharge(sam);
    expect(harness.clock.now()).toEqual(on);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice + shampooWithTax]);
  });

  it('is left to checkout without a subscription of its cadence, and skipped when it ships already', async () => {
    const { sam } = await withFoam();
    expect(await quote(sam, { add: [sixMonthsOfShampoo] })).toMatchObject({
      charges: [],
      toBuy: [sixMonthsOfShampoo],
      consentText: '',
    });
    expect(await quote(sam, { add: [foam] })).toMatchObject({ charges: [], toBuy: [] });
  });

  it('replaces another product in one step', async () => {
    const { sam } = await withFoam();
    expectOk(await agree(sam, { add: [spray], stop: [foam] }));
    expect(await recurringIds(sam)).toEqual([spray]);
  });

  it('of another cadence replaces its other size: immediately, on the same date, never both', async () => {
    const sam = await harness.account();
    const start = harness.clock.now();
    await harness.order({ patient: sam, products: [shampoo] });
    await harness.drain();
    const wanted = { add: [sixMonthsOfShampoo], stop: [shampoo] };
    const quoted = await quote(sam, wanted);
    expect(quoted.toBuy).toEqual([]);
    expect(quoted.charges).toMatchObject([
      { before: shampooWithTax, after: 0 },
      { subscriptionId: null, on: addDays(start, 75), before: 0, everyDays: 180 },
    ]);
    expect(quoted.consentText).toContain('then every 180 days');
    expectOk(await agree(sam, wanted));
    expect(await recurringIds(sam)).toEqual([sixMonthsOfShampoo]);
    // Answered twice, or in another tab: nothing is left to change.
    expect(
      await changes().apply(sam, {
        ...wanted,
        agreed: true,
        consentVersion: quoted.consentVersion,
        shownHash: consentHash(quoted.consentText),
        ip: '',
        userAgent: '',
      }),
    ).toMatchObject({
      failure: { code: 'CONFLICT' },
    });
    await harness.untilNextCharge(sam);
    expect(harness.clock.now()).toEqual(addDays(start, 75));
    const price = quoted.charges[1]?.after;
    expect(await harness.charges(idOf(sam))).toEqual([shampooWithTax, price]);
    const running = (await harness.rows('subscription', { user_id: sam.id })).filter(
      ({ status }) => status === 'active',
    );
    expect(running).toMatchObject([{ cycle_in_days: 180 }]);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'subscription_canceled' })).toEqual([]);
  });

  it('leaves a lowered charge of this week: its own text names the amount', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam, shampoo] });
    await harness.drain();
    const [{ id, next_billing_date: on }] = await harness.rows('subscription', { user_id: sam.id });
    harness.clock.set(addDays(on, -3));
    const wanted = { add: [sixMonthsOfShampoo], stop: [shampoo] };
    expect((await quote(sam, wanted)).charges).toMatchObject([{ subscriptionId: id, after: foamPrice }, {}]);
    expectOk(await agree(sam, wanted));
    const [agreed] = await harness.rows('charge_agreement', { subscription_id: id, withdrawn_at: null });
    expect(agreed).toMatchObject({ amount: foamPrice, text: expect.stringContaining('$39.00') });
    await harness.untilNextCharge(sam);
    expect(await harness.charges(idOf(sam))).toContain(foamPrice);
  });

  it('can be stopped, and a subscription without products ends', async () => {
    const { sam } = await withFoam();
    const done = expectOk(await agree(sam, { stop: [foam] }));
    expect(done).toMatchObject({ charges: [{ before: foamPrice, after: 0 }], consentText: '' });
    expect(await recurringIds(sam)).toEqual([]);
    expect((await harness.rows('subscription', { user_id: sam.id })).map(({ status }) => status)).toEqual([
      'canceled',
    ]);
  });
});

describe('a refused change changes nothing', () => {
  it.each<[string, Partial<OtcChange>, string, string]>([
    ['a prescription', { add: [finasteride] }, 'BAD_USER_INPUT', 'addProductIds'],
    [
      'a product that cannot be combined with one the patient keeps',
      { add: [spray] },
      'BAD_USER_INPUT',
      'addProductIds',
    ],
    ['what does not exist', { add: [999_999] }, 'BAD_USER_INPUT', 'addProductIds'],
    [
      'two that are not taken together',
      { add: [shampoo, sixMonthsOfShampoo] },
      'BAD_USER_INPUT',
      'addProductIds',
    ],
  ])('%s', async (_, change, code, field) => {
    const { sam } = await withFoam();
    const refused = await changes().quote(idOf(sam), { add: [], stop: [], ...change });
    expect(refused).toMatchObject({ ok: false, failure: { code, fields: [{ field }] } });
  });

  it('without the agreement, or when the agreed text is not the newest', async () => {
    const { sam } = await withFoam();
    const { consentVersion, consentText } = await quote(sam, { add: [shampoo] });
    const shownHash = consentHash(consentText);
    const as = { add: [shampoo], stop: [], agreed: true, consentVersion, shownHash, ip: '', userAgent: '' };
    expect(await changes().apply(sam, { ...as, agreed: false })).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'agreed' }] },
    });
    expect(await changes().apply(sam, { ...as, consentVersion: 'older' })).toMatchObject({
      failure: { code: 'CONFLICT' },
    });
    for (const other of [null, consentHash('Another text.')])
      expect(await changes().apply(sam, { ...as, shownHash: other })).toMatchObject({
        failure: { code: 'CONFLICT' },
      });
    expect(await changes().apply({ ...sam, impersonatorId: sam.id }, as)).toMatchObject({
      failure: { code: 'IMPERSONATION_REFUSED' },
    });
    expect(await recurringIds(sam)).toEqual([foam]);
  });
});
