import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { namesDrug, namesHealth } from '#modules/mail/domain/names-health.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';

const harness = await openFileHarness();
const letterOf = async ({ id }: SignedInUser, kind: string) =>
  (await harness.rows('mail', { user_id: id, kind })).at(-1);
const noticeOf = async ({ id }: SignedInUser, kind: string) =>
  (await harness.rows('notice', { person_id: id, kind })).at(-1);
const pass = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    harness.clock.advance(DAY_MS);
    await harness.sweep();
    await harness.drain();
  }
};

describe('the email about a placed order', () => {
  it('has every line and the texts as they were agreed to, without the names of products', async () => {
    const { patient } = await harness.order({ products: [foam, shampoo, finasteride] });
    const notice = await noticeOf(patient, 'order_placed');
    const letter = await letterOf(patient, 'order_placed');
    const agreed: { agreed_texts: { text: string }[] }[] = await harness.rows('checkout', {
      user_id: patient.id,
    });
    const texts = agreed.flatMap((row) => row.agreed_texts.map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(notice?.body).toContain(`“${text}”`);
    expect(namesDrug(notice?.body ?? '')).toBe(true);
    expect(namesDrug(letter?.body ?? '')).toBe(false);
    expect(letter?.body).toMatch(/^Thank you\. We have your order: T-\d+ and T-\d+\./);
    expect(letter?.body).toMatch(/Charged today:\nitem 1: \$[\d.]+\nitem 2: \$[\d.]+/);
    expect(letter?.body).toMatch(/Charged only when a clinician approves it:\nitem 3: \$[\d.]+/);
    expect(letter?.body).toContain('I agree that my card is charged until I cancel: $');
    // Nothing but the names differs.
    expect(letter?.body.replaceAll(/item \d/g, '').length).toBeGreaterThan((notice?.body.length ?? 0) / 2);
    expect(letter?.subject).toBe('Your order is placed');
  });

  it('is one for each checkout', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await pass(1);
    expect(await harness.rows('mail', { user_id: patient.id, kind: 'order_placed' })).toHaveLength(1);
  });
});

describe('the emails about a package', () => {
  it('name the day it left and its number, and the day it arrived', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await pass(10);
    const shipped = await letterOf(patient, 'order_shipped');
    expect(shipped?.body).toMatch(/^Your package left on \w+ \d+, \d{4}.*Its tracking number is \S+\./);
    const delivered = await harness.rows('mail', { user_id: patient.id, kind: 'order_delivered' });
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.body).toMatch(/^The carrier delivered it on \w+ \d+, \d{4}\./);
  });

  it('name the carrier and the day when it should be there, where the patient lives, and nothing about health', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.knex('person').where({ id: patient.id }).update({ time_zone: 'Pacific/Honolulu' });
    await harness.sweep();
    await harness.drain();
    const [order] = await harness.rows('customer_order', { user_id: patient.id });
    // Early in the day in UTC, which is the day before in Honolulu.
    const receivedAt = new Date(harness.clock.now());
    receivedAt.setUTCHours(4);
    await harness
      .knex('demo_pharmacy_order')
      .where({ order_id: order.id })
      .update({ received_at: receivedAt });
    await pass(2);
    const [parcel] = await harness.rows('order_parcel', { order_id: order.id });
    const shipped = await letterOf(patient, 'order_shipped');
    const inZone = (timeZone: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
    const day = inZone('Pacific/Honolulu');
    expect(shipped?.body).toBe(
      `Your package left on ${day.format(parcel.shipped_at)} with UPS. Its tracking number is ${parcel.tracking_number}. It should be there by ${day.format(parcel.expected_at)}.`,
    );
    expect(shipped?.subject).toMatch(/^Order T-\d+ has shipped$/);
    expect(inZone('UTC').format(parcel.expected_at)).not.toBe(day.format(parcel.expected_at));
    expect(namesHealth(`${shipped?.subject} ${shipped?.preview} ${shipped?.body}`)).toBe(false);
    expect(shipped?.link).toMatch(/\/order-history$/);
  });
});
