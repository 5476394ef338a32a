import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { openHarness } from '#test/harness/harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '#test/harness/products.ts';
import { idOf, subscriptionSteps } from '#test/harness/subscription-steps.ts';
import { twoProcesses } from '#test/harness/two-processes.ts';
import { otcChangesPort } from './index.ts';
import {
  changeRefill,
  type RefillAnswer,
  refillChangeOf,
  type WantedRefillChange,
} from './services/refills/change-refill.ts';
import type { RefillChangeQuote } from './services/refills/quote-refill-change.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { refillSubscription } from './services/subscriptions/refill-subscription.ts';

/** Over the counter, every 90 days. */
const shampoo = 313;

const harness = await openFileHarness();
const { pass, subscriptionOf } = subscriptionSteps(harness);

type Wanted = Omit<WantedRefillChange, 'subscriptionId'>;

const notices = async (actor: Actor, kind: string) =>
  (await harness.rows('notice', { person_id: actor.id, kind })).length;
const withFoam = async () => {
  const sam = await harness.account();
  const start = harness.clock.now();
  await harness.order({ patient: sam, products: [foam] });
  await harness.drain();
  return { sam, start, day: (days: number) => addDays(start, days) };
};
const quote = async (actor: Actor, wanted: Wanted) =>
  refillChangeOf(harness.scope, actor, { subscriptionId: (await subscriptionOf(actor)).id, ...wanted });
type Shown = Pick<RefillChangeQuote, 'consentText' | 'consentVersion'>;
const answerTo = (
  { consentText, consentVersion }: Shown,
  changes: Partial<RefillAnswer> = {},
): RefillAnswer => ({
  requestId: randomUUID(),
  agreed: true,
  consentVersion,
  shownHash: consentText ? consentHash(consentText) : null,
  ip: '192.0.2.1',
  userAgent: 'test',
  ...changes,
});
const change = async (actor: Actor, wanted: Wanted, answer: Partial<RefillAnswer> = {}) => {
  const shown = expectOk(await quote(actor, wanted));
  const { id: subscriptionId } = await subscriptionOf(actor);
  return changeRefill(harness.scope, actor, { subscriptionId, ...wanted }, answerTo(shown, answer));
};
const codeOf = async (answer: ReturnType<typeof quote> | ReturnType<typeof change>) => {
  const result = await answer;
  return result.ok ? 'ok' : result.failure.code;
};

describe('a refill that is skipped', () => {
  it('after it was announced: the announcement is withdrawn, and the next one is announced and charged', async () => {
    const { sam, day } = await withFoam();
    harness.clock.set(day(68));
    await pass();
    expect(await notices(sam, 'upcoming_charge')).toBe(1);
    const shown = expectOk(await quote(sam, { kind: 'skip' }));
    expect(shown).toMatchObject({
      before: { on: day(75), amount: foamPrice, everyDays: 90 },
      after: { on: day(165), amount: foamPrice },
      notes: [expect.stringContaining('You will not be charged')],
      consentText: '',
    });
    expectOk(await change(sam, { kind: 'skip' }));
    for (const on of [75, 82, 157]) {
      harness.clock.set(day(on));
      await pass();
    }
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    harness.clock.set(day(158));
    await pass();
    expect(await notices(sam, 'upcoming_charge')).toBe(2);
    harness.clock.set(day(165));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'active', next_billing_date: day(255) });
  });

  it('takes effect once per request; moved back, it is announced again', async () => {
    const { sam, day } = await withFoam();
    harness.clock.set(day(60));
    const shown = expectOk(await quote(sam, { kind: 'skip' }));
    const { id: subscriptionId } = await subscriptionOf(sam);
    const answer = answerTo(shown);
    const wanted = { subscriptionId, kind: 'skip' };
    const answers = await Promise.all([1, 2, 3].map(() => changeRefill(harness.scope, sam, wanted, answer)));
    for (const one of answers) expectOk(one);
    expect((await subscriptionOf(sam)).next_billing_date).toEqual(day(165));
    // Another tab shows an outdated quote.
    expect(await changeRefill(harness.scope, sam, wanted, answerTo(shown))).toMatchObject({
      failure: { code: 'CONFLICT' },
    });
    expectOk(await change(sam, { kind: 'move', date: toCalendarDate(day(75)) }));
    harness.clock.set(day(68));
    await pass();
    harness.clock.set(day(75));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await harness.rows('refill_change', { subscription_id: subscriptionId })).toHaveLength(2);
  });
});

describe('a pause', () => {
  it('charges nothing, is announced seven days before its end, and ends with the charge', async () => {
    const { sam, day } = await withFoam();
    expectOk(await change(sam, { kind: 'pause', date: toCalendarDate(day(120)) }));
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'paused', next_billing_date: day(120) });
    for (const on of [68, 75, 100]) {
      harness.clock.set(day(on));
      await pass();
    }
    expect(await notices(sam, 'upcoming_charge')).toBe(0);
    harness.clock.set(day(113));
    await pass();
    expect(await notices(sam, 'upcoming_charge')).toBe(1);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'paused' });
    harness.clock.set(day(120));
    await pass();
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'active', next_billing_date: day(210) });
  });

  it('with an end that was not announced is announced, and charged a week later', async () => {
    const { sam, day } = await withFoam();
    expectOk(await change(sam, { kind: 'pause', date: toCalendarDate(day(120)) }));
    harness.clock.set(day(140));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'active', next_billing_date: day(147) });
    harness.clock.set(day(147));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });

  it('stays when the products are changed: the charge at its end has the new amount', async () => {
    const { sam, day } = await withFoam();
    expectOk(await change(sam, { kind: 'pause', date: toCalendarDate(day(120)) }));
    const wanted = { add: [shampoo], stop: [] };
    const changes = harness.scope.use(otcChangesPort);
    const { charges, consentVersion, consentText } = expectOk(await changes.quote(idOf(sam), wanted));
    expect(charges).toMatchObject([{ on: day(120), before: foamPrice }]);
    const shownHash = consentHash(consentText);
    const answer = { agreed: true, consentVersion, shownHash, ip: '', userAgent: '' };
    expectOk(await changes.apply(sam, { ...wanted, ...answer }));
    for (const on of [113, 120]) {
      harness.clock.set(day(on));
      await pass();
    }
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, charges[0]?.after]);
  });

  it('can be ended early: the charge is announced first', async () => {
    const { sam, day } = await withFoam();
    expectOk(await change(sam, { kind: 'pause', date: toCalendarDate(day(150)) }));
    harness.clock.set(day(90));
    expectOk(await change(sam, { kind: 'resume' }));
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'active', next_billing_date: day(97) });
    await pass();
    expect(await notices(sam, 'upcoming_charge')).toBe(1);
    harness.clock.set(day(97));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });

  it('that is ended while enough is at home ends when more is needed, and says why', async () => {
    const { sam, day } = await withFoam();
    expectOk(await change(sam, { kind: 'pause', date: toCalendarDate(day(150)) }));
    harness.clock.set(day(30));
    expect(expectOk(await quote(sam, { kind: 'resume' }))).toMatchObject({
      after: { on: day(69) },
      notes: [expect.stringContaining('The next one can come when')],
    });
    harness.clock.set(day(90));
    expect(expectOk(await quote(sam, { kind: 'resume' }))).toMatchObject({
      after: { on: day(97) },
      notes: [],
    });
  });

  it('beyond the end of the prescription says so, and then asks for a renewal instead of charging', async () => {
    const start = harness.clock.now();
    const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
    await harness.drain();
    await harness
      .knex('test_prescription')
      .where({ user_id: sam.id })
      .update({ expires_at: addDays(start, 100) });
    const wanted = { kind: 'pause', date: toCalendarDate(addDays(start, 120)) };
    expect(expectOk(await quote(sam, wanted)).notes.join(' ')).toContain('prescription ends before');
    expectOk(await change(sam, wanted));
    for (const day of [113, 120]) {
      harness.clock.set(addDays(start, day));
      await pass();
    }
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await notices(sam, 'upcoming_charge')).toBe(0);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'on_hold_rx' });
    expect(await codeOf(quote(sam, { kind: 'resume' }))).toBe('CONFLICT');
  });

  it('ends once when two processes run', async () => {
    const { sam, day } = await withFoam();
    expectOk(await change(sam, { kind: 'pause', date: toCalendarDate(day(120)) }));
    harness.clock.set(day(113));
    await pass();
    harness.clock.set(day(120));
    const { processes, close } = twoProcesses(harness);
    await Promise.all([...processes, ...processes].map((one) => one.sweep()));
    await Promise.all(processes.map((one) => one.sweep()));
    await Promise.all(processes.map((one) => one.drain()));
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    await close();
  });
});

describe('the interval of refills', () => {
  it('changes with a fresh consent, and every later charge follows it', async () => {
    const { sam, day } = await withFoam();
    const wanted = { kind: 'every', weeks: 16 };
    const shown = expectOk(await quote(sam, wanted));
    expect(shown).toMatchObject({ after: { on: day(112), everyDays: 112 } });
    expect(shown.consentText).toContain('every 112 days instead of every 90 days');
    expect(await codeOf(change(sam, wanted, { agreed: false }))).toBe('BAD_USER_INPUT');
    expectOk(await change(sam, wanted));
    const consents = await harness.rows('consent', { person_id: sam.id, version: shown.consentVersion });
    expect(consents).toHaveLength(1);
    harness.clock.set(day(105));
    await pass();
    harness.clock.set(day(112));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await subscriptionOf(sam)).toMatchObject({ interval_days: 112, next_billing_date: day(224) });
  });
});

describe('a refill that is sent now', () => {
  it('is refused while enough supply is on hand', async () => {
    const { sam, day } = await withFoam();
    harness.clock.set(day(40));
    expect(await codeOf(quote(sam, { kind: 'send_now' }))).toBe('CONFLICT');
  });

  it('with the patient’s agreement, and once, also with two requests', async () => {
    const { sam, day } = await withFoam();
    harness.clock.set(day(70));
    const shown = expectOk(await quote(sam, { kind: 'send_now' }));
    const { consentText } = shown;
    expect(consentText).toContain('charged $39.00 today');
    const { id: subscriptionId } = await subscriptionOf(sam);
    const wanted = { subscriptionId, kind: 'send_now' };
    const both = await Promise.all(
      [1, 2].map(() => changeRefill(harness.scope, sam, wanted, answerTo(shown))),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await subscriptionOf(sam)).toMatchObject({ next_billing_date: day(160) });
    const [agreement] = await harness.rows('charge_agreement', { subscription_id: subscriptionId });
    expect(agreement).toMatchObject({ basis: 'agreed', amount: foamPrice, text: consentText });
    harness.clock.set(day(75));
    await pass();
    expect(await harness.charges(idOf(sam))).toHaveLength(2);
  });
});

describe('is refused', () => {
  it('when the subscription has ended, belongs to another person, or staff impersonate the patient', async () => {
    const { sam } = await withFoam();
    const { id: subscriptionId } = await subscriptionOf(sam);
    const wanted = { subscriptionId, kind: 'skip' };
    const other = await harness.account();
    expect(await refillChangeOf(harness.scope, other, wanted)).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
    expect(await refillChangeOf(harness.scope, { ...sam, impersonatorId: sam.id }, wanted)).toMatchObject({
      failure: { code: 'IMPERSONATION_REFUSED' },
    });
    expect(await codeOf(quote(sam, { kind: 'sell' }))).toBe('BAD_USER_INPUT');
    expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId }));
    expect(await codeOf(quote(sam, { kind: 'skip' }))).toBe('CONFLICT');
    expect(await codeOf(quote(sam, { kind: 'resume' }))).toBe('CONFLICT');
  });

  it('while a payment is in progress', async () => {
    const { sam, day } = await withFoam();
    harness.clock.set(day(68));
    await pass();
    harness.clock.set(day(75));
    const { id } = await subscriptionOf(sam);
    await refillSubscription(harness.scope, { id, userId: idOf(sam) });
    const open = await harness.rows('invoice', { subscription_id: id });
    expect(open.map(({ status }) => status)).toEqual(['open']);
    const until = toCalendarDate(day(200));
    for (const wanted of [{ kind: 'skip' }, { kind: 'pause', date: until }, { kind: 'every', weeks: 14 }])
      expect(await codeOf(quote(sam, wanted))).toBe('CONFLICT');
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });
});

it('auto-refill-states: elsewhere a refill waits until the patient asks for it', async () => {
  const asking = await openHarness({
    providers: [
      provide(flagPort, () => ({
        values: () => flagValues({ 'auto-refill-states': 'none' }),
      })),
    ],
  });
  const sam = await asking.account();
  const start = asking.clock.now();
  await asking.order({ patient: sam, products: [foam] });
  await asking.drain();
  const subscription = async () => (await asking.rows('subscription', { user_id: sam.id }))[0];
  for (const day of [68, 75, 80]) {
    asking.clock.set(addDays(start, day));
    await asking.sweep();
    await asking.drain();
  }
  expect(await asking.charges(idOf(sam))).toEqual([foamPrice]);
  expect(await subscription()).toMatchObject({ status: 'paused', next_billing_date: null });
  expect(await asking.rows('notice', { person_id: sam.id, kind: 'upcoming_charge' })).toEqual([]);
  expect(await asking.rows('notice', { person_id: sam.id, kind: 'refill_question' })).toHaveLength(1);
  const wanted = { subscriptionId: (await subscription()).id, kind: 'send_now' };
  const shown = expectOk(await refillChangeOf(asking.scope, sam, wanted));
  expectOk(await changeRefill(asking.scope, sam, wanted, answerTo(shown)));
  await asking.drain();
  await asking.sweep();
  await asking.drain();
  expect(await asking.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  await asking.close();
});
