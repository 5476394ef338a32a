import { describe, expect, it } from 'vitest';
import { addDays, formatDate } from '#kernel/dates.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { refillSubscription } from './services/subscriptions/refill-subscription.ts';

const harness = await openFileHarness({ forgetsPatients: true });

const pass = async () => {
  await harness.sweep();
  await harness.drain();
};

/** Day 0 of a treatment whose first refill was announced on day 68 and is due now, on day 75. */
const refillDue = async () => {
  const { patient } = await harness.approvedOrder({ products: [finasteride] });
  const start = harness.clock.now();
  await harness.drain();
  harness.clock.set(addDays(start, 68));
  await pass();
  harness.clock.set(addDays(start, 75));
  const [subscription] = await harness.rows('subscription', { user_id: patient.id });
  const enoughUntil = (day: number) =>
    harness
      .knex('test_prescription')
      .where({ user_id: patient.id })
      .update({ not_before: addDays(start, day) });
  return {
    patient,
    subscriptionId: String(subscription.id),
    dayOf: (n: number) => addDays(start, n),
    enoughUntil,
  };
};

type Due = Awaited<ReturnType<typeof refillDue>>;

/** Its invoice exists, and then the pharmacy's limit says that it is too soon. */
const invoiceTooSoon = async (untilDay: number) => {
  const due = await refillDue();
  await refillSubscription(harness.scope, { id: due.subscriptionId, userId: due.patient.id });
  await due.enoughUntil(untilDay);
  await pass();
  const [invoice] = await harness.rows('invoice', { user_id: due.patient.id, cycle: 2 });
  expect(await harness.charges(due.patient.id)).toEqual([finasteridePrice]);
  return { ...due, invoiceId: String(invoice.id), number: String(invoice.number) };
};

const told = ({ patient }: Pick<Due, 'patient'>) =>
  harness.rows('notice', { person_id: patient.id, kind: 'charge_postponed' });
const agreements = (invoiceId: string) => harness.rows('charge_agreement', { invoice_id: invoiceId });
const twice = [finasteridePrice, finasteridePrice];

describe('an invoice whose refill is too soon', () => {
  it('moves by some days: the patient is told once, and it is charged then, as announced before', async () => {
    const due = await invoiceTooSoon(80);
    for (let again = 0; again < 3; again += 1) await pass();
    const notices = await told(due);
    expect(notices).toHaveLength(1);
    expect(notices[0].subject).toBe(`Your next charge moves to ${formatDate(due.dayOf(80))}`);
    expect(notices[0].body).toContain(`We have not charged invoice ${due.number}`);
    expect(notices[0].body).toContain('$54.00');
    expect(await agreements(due.invoiceId)).toHaveLength(1);
    harness.clock.set(due.dayOf(79));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual([finasteridePrice]);
    harness.clock.set(due.dayOf(80));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual(twice);
    expect(await told(due)).toHaveLength(1);
  });

  it('moves by weeks: the new day is announced with its amount, and the charge rests on that', async () => {
    const due = await invoiceTooSoon(120);
    const [notice] = await told(due);
    const announced = (await agreements(due.invoiceId)).find(({ charge_on: on }) => +on === +due.dayOf(120));
    expect(announced).toMatchObject({ basis: 'announced', amount: finasteridePrice });
    expect(announced.text).toBe(`${notice.subject}\n${notice.body}`);
    harness.clock.set(due.dayOf(119));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual([finasteridePrice]);
    harness.clock.set(due.dayOf(120));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual(twice);
    expect(await told(due)).toHaveLength(1);
  });

  it('found only after months without a process: it is announced seven days before, however soon it may be filled', async () => {
    const due = await refillDue();
    await refillSubscription(harness.scope, { id: due.subscriptionId, userId: due.patient.id });
    await due.enoughUntil(137);
    harness.clock.set(due.dayOf(135));
    await pass();
    const [{ id: invoiceId }] = await harness.rows('invoice', { user_id: due.patient.id, cycle: 2 });
    expect((await told(due))[0].subject).toBe(`Your next charge moves to ${formatDate(due.dayOf(142))}`);
    // Another try of the patient before that day neither charges nor moves it again.
    harness.clock.set(due.dayOf(136));
    await payInvoice(harness.scope, due.patient, { invoiceId: String(invoiceId) });
    expect(await told(due)).toHaveLength(1);
    expect(await harness.charges(due.patient.id)).toEqual([finasteridePrice]);
    harness.clock.set(due.dayOf(141));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual([finasteridePrice]);
    harness.clock.set(due.dayOf(142));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual(twice);
  });
});

describe('a refill without an invoice that is too soon', () => {
  it('moves, tells the patient who knows the old day, and is announced seven days before the new one', async () => {
    const due = await refillDue();
    await due.enoughUntil(100);
    for (let again = 0; again < 3; again += 1) await pass();
    expect(await harness.rows('invoice', { user_id: due.patient.id, cycle: 2 })).toEqual([]);
    const notices = await told(due);
    expect(notices).toHaveLength(1);
    expect(notices[0].subject).toBe(`Your next charge moves to ${formatDate(due.dayOf(100))}`);
    harness.clock.set(due.dayOf(93));
    await pass();
    const announced = await harness.rows('notice', { person_id: due.patient.id, kind: 'upcoming_charge' });
    expect(announced.map(({ subject }) => subject)).toContain(
      `Your next charge is on ${formatDate(due.dayOf(100))}`,
    );
    harness.clock.set(due.dayOf(100));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual(twice);
  });

  it('the day that it names is at least seven days away, so that it can be announced', async () => {
    const due = await refillDue();
    await due.enoughUntil(77);
    await pass();
    expect((await told(due))[0].subject).toBe(`Your next charge moves to ${formatDate(due.dayOf(82))}`);
    harness.clock.set(due.dayOf(82));
    await pass();
    expect(await harness.charges(due.patient.id)).toEqual(twice);
  });
});
