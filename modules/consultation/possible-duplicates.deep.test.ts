import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { possibleDuplicatesPort } from '#modules/account/index.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { PlaceOrderRequest } from '#modules/billing/services/checkout/read-order.ts';
import { takenTherapiesPort } from '#modules/cart/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride } from '#test/harness/products.ts';
import { decision, PROPOSE } from '#test/harness/visit-api.ts';

/** Attacks with a second account of the same person. */
const ketoconazole = 407;
const neutral =
  'We need to check something before this can be ordered. If you have another account with us, sign in to that one, or write to us.';

const harness = await openFileHarness({ modules: orderAndCareModules });
const maya = await harness.clinician();

type Details = Pick<PlaceOrderRequest, 'firstName' | 'lastName' | 'dob' | 'phone' | 'address'>;

const detailsOf = ({ firstName, lastName, dob, phone, address }: PlaceOrderRequest): Details => ({
  firstName,
  lastName,
  dob,
  phone,
  address,
});
/** Orders in an account that is new unless one is given. */
const orderAs = async (details: Partial<Details>, products = [finasteride], account?: SignedInUser) => {
  const patient = account ?? (await harness.account());
  const placed = await placeOrder(harness.scope, patient, await harness.orderRequest(products, details));
  return { patient, placed };
};
/** A person who has ordered these products, and their entries. */
const buyer = async (products = [finasteride]) => {
  const { patient, request } = await harness.order({ products });
  return { patient, details: detailsOf(request) };
};
const pairsOf = (...people: readonly SignedInUser[]) =>
  harness.database
    .knex('possible_duplicate')
    .whereIn(
      'person_a',
      people.map(({ id }) => id),
    )
    .whereIn(
      'person_b',
      people.map(({ id }) => id),
    );
const refused = {
  ok: false,
  failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'productIds', message: neutral }] },
};
const reading = (): Answers => {
  const { bp } = healthyHairAnswers(toCalendarDate(harness.clock.now()));
  return bp === undefined ? {} : { bp };
};
const dismiss = (pair: { id: string; person_a: string }) =>
  harness.scope.use(possibleDuplicatesPort).dismiss({
    actor: { role: 'clinician', id: maya.id, impersonatorId: null },
    id: pair.id,
    personId: pair.person_a,
    reason: 'Two brothers, seen on video.',
  });

describe('a second account of the same person', () => {
  it.each<[string, (first: Details) => Partial<Details>, readonly string[]]>([
    [
      'the same name and birth date',
      ({ firstName, lastName, dob }) => ({ firstName, lastName: lastName.toUpperCase(), dob }),
      ['name', 'birth_date'],
    ],
    ['the same phone and birth date', ({ phone }) => ({ phone }), ['birth_date', 'phone']],
    [
      'the same phone and address, written in another way',
      ({ phone, address }) => ({
        dob: '1985-02-03',
        phone: `+1 ${phone}`,
        address: { ...address, streetAddress1: address.streetAddress1.replace('Street', 'ST.') },
      }),
      ['phone', 'address'],
    ],
  ])('with %s cannot get a second course, and sees nothing of the first', async (_, of, shared) => {
    const first = await buyer();
    const second = await orderAs(of(first.details));
    expect(second.placed).toMatchObject(refused);
    expect(await harness.rows('customer_order', { user_id: second.patient.id })).toEqual([]);
    expect(await pairsOf(first.patient, second.patient)).toMatchObject([
      { status: 'open', found_at: 'checkout', shared },
    ]);
    expect(await harness.scope.use(takenTherapiesPort).of(second.patient.id)).toEqual([]);
    const again = await orderAs(of(first.details), [finasteride], second.patient);
    expect(again.placed).toMatchObject(refused);
    expect(await pairsOf(first.patient, second.patient)).toHaveLength(1);
  });

  it('with the same card and birth date cannot get a second course', async () => {
    const first = await harness.account();
    const card = async () => {
      const token = await harness.processor.tokenize('4242424242424242', { zip: '99999' });
      return (await token.json()).paymentMethodId;
    };
    const order = async (patient: SignedInUser) =>
      placeOrder(
        harness.scope,
        patient,
        await harness.orderRequest([finasteride], { paymentMethodId: await card() }),
      );
    expect((await order(first)).ok).toBe(true);
    const second = await harness.account();
    expect(await order(second)).toMatchObject(refused);
    expect(await pairsOf(first, second)).toMatchObject([{ shared: ['birth_date', 'card'] }]);
  });

  it('of two new accounts that order at the same time, one gets the order', async () => {
    const details = detailsOf(await harness.orderRequest([finasteride]));
    const orders = await Promise.all([1, 2, 3].map(() => orderAs(details)));
    expect(orders.filter(({ placed }) => placed.ok)).toHaveLength(1);
    const patients = orders.map(({ patient }) => patient);
    expect(await pairsOf(...patients)).toHaveLength(2);
    const placed = await harness.database.knex('customer_order').whereIn(
      'user_id',
      patients.map(({ id }) => id),
    );
    expect(placed).toHaveLength(1);
  });

  it('of two known accounts that order at the same time, one gets the order', async () => {
    const first = await buyer([ketoconazole]);
    const second = await orderAs(first.details, [313]);
    expect(second.placed.ok).toBe(true);
    const orders = await Promise.all([
      orderAs(first.details, [finasteride], first.patient),
      orderAs(first.details, [finasteride], second.patient),
    ]);
    expect(orders.filter(({ placed }) => placed.ok)).toHaveLength(1);
  });

  it('another drug can be ordered, but not prescribed in addition to that of the first account', async () => {
    const first = await buyer();
    const second = await orderAs(first.details, [ketoconazole]);
    expect(second.placed.ok).toBe(true);
    const [consultation] = await harness.rows('consultation', { user_id: second.patient.id });
    const visit = { user: second.patient, consultationId: consultation.id, state: 'TX' };
    await harness.submitIntake(visit, ['ketoconazole']);
    const answer = await harness.api(
      maya,
      PROPOSE,
      decision(consultation.id, { productIds: [ketoconazole, finasteride] }),
    );
    expect(JSON.stringify(answer.errors)).toMatch(/account that may be the same person’s has an open order/);
  });

  it('is found when the answers are submitted, if it was not at checkout', async () => {
    const first = await buyer();
    const visit = await harness.orderedVisit({ products: [ketoconazole] });
    const [person] = await harness.rows('person', { id: first.patient.id });
    await harness.database.knex('person').where({ id: visit.user.id }).update({ phone: person.phone });
    await harness.submitIntake(visit, ['ketoconazole']);
    expect(await pairsOf(first.patient, visit.user)).toMatchObject([
      { found_at: 'submit', shared: ['birth_date', 'phone'] },
    ]);
  });

  it('refills of both wait until the supply of both is used up', async () => {
    const treated = async () => {
      const visit = await harness.orderedVisit({ products: [finasteride] });
      await harness.submitIntake(visit, ['finasteride'], reading());
      await harness.approve(visit.consultationId);
      await harness.sweep();
      await harness.drain();
      await harness.sweep();
      await harness.drain();
      return visit.user;
    };
    const first = await treated();
    const second = await treated();
    const [person] = await harness.rows('person', { id: first.id });
    await harness.database.knex('person').where({ id: second.id }).update({ phone: person.phone });
    await harness.scope.use(possibleDuplicatesPort).find({
      userId: second.id,
      given: null,
      card: null,
      foundAt: 'submit',
    });
    const sent = () =>
      harness.database
        .knex('customer_order')
        .whereIn('user_id', [first.id, second.id])
        .whereNotNull('submitted_at');
    for (let day = 0; day < 120; day += 5) {
      harness.clock.set(addDays(harness.clock.now(), 5));
      await harness.sweep();
      await harness.drain();
    }
    expect(await sent()).toHaveLength(2);
    for (let day = 0; day < 50; day += 5) {
      harness.clock.set(addDays(harness.clock.now(), 5));
      await harness.sweep();
      await harness.drain();
    }
    expect(await sent()).toHaveLength(3);
  });
});

describe('two people', () => {
  it('of one household order freely', async () => {
    const { details } = await buyer();
    const { lastName, address } = details;
    const second = await orderAs({ firstName: 'Tom', lastName, address, dob: '1962-05-06' });
    expect(second.placed.ok).toBe(true);
  });

  it('whose pair was dismissed order freely, also after it is found again', async () => {
    const first = await buyer();
    const second = await orderAs(first.details);
    expect(second.placed).toMatchObject(refused);
    const [pair] = await pairsOf(first.patient, second.patient);
    expect(await dismiss(pair)).toEqual({ ok: true, value: null });
    expect(await dismiss(pair)).toEqual({ ok: true, value: null });
    const again = await orderAs(first.details, [finasteride], second.patient);
    expect(again.placed.ok).toBe(true);
    expect(await pairsOf(first.patient, second.patient)).toMatchObject([
      { status: 'dismissed', decision_reason: 'Two brothers, seen on video.' },
    ]);
    expect(await harness.rows('audit_log', { subject_id: pair.id })).toMatchObject([
      { action: 'duplicate.dismissed' },
    ]);
  });
});
