import { describe, expect, it } from 'vitest';
import type { OrderedProduct, OrderInQuestion, TherapyRefusal } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import {
  chartInMemory,
  daysAgo,
  type KnownPatient,
  orderedOf,
} from '#test/harness/doubles/chart-in-memory.ts';
import { factOf } from '#test/harness/doubles/facts-in-memory.ts';
import { NOON, scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import { therapyCheck } from './therapy-check.ts';

/** Refusals of chart and rules at checkout and in a change of subscriptions, on November 20, 2026. */
const open = (patient: KnownPatient) => {
  const { scope, decisions, gates } = chartInMemory(patient);
  return { check: therapyCheck(scope), decisions, gates };
};
const order: OrderInQuestion = { checkoutId: 'checkout', shipState: 'NY', dob: '1990-04-12' };
const refused = (chart: KnownPatient, ...products: readonly Product[]) =>
  open(chart).check.refusals('patient', products, order);
const foam = productWithId(239);
const tablets = productWithId(702);

/** Of an account that may be another person's. */
const ofOtherAccount = (productId: number): TherapyRefusal => ({
  productId,
  message:
    'We need to check something before this can be ordered. If you have another account with us, sign in to that one, or write to us.',
  hint: '',
  href: '/messages',
  label: 'Write to us',
});

describe('at the checkout', () => {
  it('products without a limit are never refused, and nothing is read for them', async () => {
    const { check } = open({});
    const scope = scopeInMemory([]);
    expect(await check.refusals('patient', [productWithId(316)], order)).toEqual([]);
    expect(await therapyCheck(scope).refusals('patient', [productWithId(316)], order)).toEqual([]);
  });

  it('products that the patient does not have pass', async () => {
    const ordered = [orderedOf(), orderedOf({ productId: 316, drugType: 'thickening_shampoo' })];
    expect(await refused({ ordered }, tablets, productWithId(316))).toEqual([]);
  });

  const has: Partial<OrderedProduct> = { productId: 210, drugType: 'minoxidil', name: 'Minoxidil solution' };
  const onHold = therapyOf({
    record: 'hold',
    stage: 'on_hold',
    productId: 711,
    drugType: 'minoxidil_spray',
    name: 'Minoxidil spray',
  });
  it.each<[string, KnownPatient, Omit<TherapyRefusal, 'productId'>]>([
    [
      'another product that was ordered',
      { ordered: [orderedOf({ ...has, kind: 'order', stage: 'ordered' })] },
      {
        message: 'Oral minoxidil cannot be ordered: you have ordered Minoxidil solution already.',
        hint: 'See “Orders” in your account.',
        href: '/order-history',
        label: 'See your order',
      },
    ],
    [
      'the same product that was ordered',
      {
        ordered: [orderedOf({ productId: 702, drugType: 'minoxidil_oral', kind: 'order', stage: 'ordered' })],
      },
      {
        message: 'Oral minoxidil cannot be ordered: you have ordered it already.',
        hint: 'See “Orders” in your account.',
        href: '/order-history',
        label: 'See your order',
      },
    ],
    [
      'a drug on hold',
      { prescribed: [onHold] },
      {
        message: 'Oral minoxidil cannot be ordered: your clinician has put Minoxidil spray on hold.',
        hint: 'Please write to us under “Messages”.',
        href: '/messages',
        label: 'Write to your clinician',
      },
    ],
    [
      'a supply at home',
      { ordered: [orderedOf({ ...has, stage: 'dispensed', dispensedAt: daysAgo(9) })] },
      {
        message:
          'Oral minoxidil cannot be ordered yet: you have enough of Minoxidil solution. You can order it from January 19, 2027.',
        hint: '',
        href: '/order-history',
        label: 'See your order',
      },
    ],
    [
      'a subscription',
      { ordered: [orderedOf(has)] },
      {
        message: 'Oral minoxidil cannot be ordered: you have a subscription to Minoxidil solution already.',
        hint: 'To change it, see “Your plan” in your account.',
        href: '/account',
        label: 'See your treatment',
      },
    ],
  ])(
    '%s of the same group refuses a drug, and the patient reads where it is',
    async (_case, chart, texts) => {
      expect(await refused(chart, tablets, productWithId(212))).toEqual([{ productId: 702, ...texts }]);
    },
  );

  it('what the same checkout has ordered refuses nothing, and neither does a prescription alone', async () => {
    const prescription = therapyOf({ record: 'prescription', stage: 'prescribed', checkoutId: null });
    const own = orderedOf({ ...has, checkoutId: 'checkout' });
    expect(await refused({ ordered: [own], prescribed: [prescription] }, tablets)).toEqual([]);
  });

  it('treatments of another account are not disclosed to the patient', async () => {
    const ordered = [orderedOf({ ...has, userId: 'other' })];
    expect(await refused({ ordered }, foam, tablets)).toEqual([239, 702].map(ofOtherAccount));
  });
});

describe('too much a day', () => {
  const half = productWithId(701);
  const tooMuch = (productId: number): TherapyRefusal => ({
    productId,
    message:
      'Oral minoxidil cannot be ordered: with what you have or order beside it, it would be 3.75 mg a day, and 2.5 mg is the most.',
    hint: 'See “Your plan” in your account.',
    href: '/account',
    label: 'See your treatment',
  });
  const running = orderedOf({ productId: 701, drugType: 'minoxidil_oral', name: 'Minoxidil' });

  it('refuses each of the products that exceed the dose together', async () => {
    expect(await refused({}, half, productWithId(211), tablets)).toEqual([701, 702].map(tooMuch));
  });

  it('with what runs, each product is refused once, as what the patient has', async () => {
    const found = await refused({ ordered: [running] }, half, tablets);
    expect(found.map(({ productId, message }) => [productId, message])).toEqual([
      [701, 'Oral minoxidil cannot be ordered: you have a subscription to it already.'],
      [702, 'Oral minoxidil cannot be ordered: you have a subscription to Minoxidil already.'],
    ]);
  });

  it('with another account’s treatments, nothing is disclosed to the patient', async () => {
    expect(await refused({ ordered: [{ ...running, userId: 'other' }] }, half, tablets)).toEqual(
      [701, 702].map(ofOtherAccount),
    );
  });

  it('does not count a package at home', async () => {
    const sent = { ...running, stage: 'dispensed' as const, dispensedAt: daysAgo(200) };
    expect(await refused({ ordered: [sent] }, tablets)).toEqual([]);
  });
});

describe('the rules', () => {
  const facts = [factOf('patchy', 'yes')];

  it('refuse over-the-counter products by known facts', async () => {
    expect(await refused({ facts }, foam, tablets)).toEqual([
      {
        productId: 239,
        message: expect.stringMatching(/^Minoxidil foam cannot be ordered without a visit\. \w/),
        hint: 'You can start a visit under “Get started”, and a clinician looks at what suits you.',
        href: '/start/basics',
        label: 'Start a visit',
      },
    ]);
  });

  it('come after what the patient has: a product is refused once', async () => {
    const found = await refused(
      { facts, ordered: [orderedOf({ productId: 239, drugType: 'minoxidil_foam' })] },
      foam,
    );
    expect(found.map(({ message }) => message)).toEqual([
      'Minoxidil foam cannot be ordered: you have a subscription to it already.',
    ]);
  });
});

it.each(['refusals', 'refusalsOfChange'] as const)(
  '%s: an emergency refuses until clinicians have resolved it, because nothing may run that is on hold',
  async (door) => {
    const { check } = open({ facts: [factOf('urgent_symptoms', ['chest_pain'])] });
    const found =
      door === 'refusals'
        ? await check.refusals('patient', [foam], order)
        : await check.refusalsOfChange('patient', [foam], [], order);
    expect(found).toMatchObject([
      {
        productId: 239,
        message: expect.stringMatching(/^Minoxidil foam cannot be ordered now\. .*call 911/),
        href: '/messages',
      },
    ]);
  },
);

describe('taking a cancellation back', () => {
  const reactivated = async (facts: KnownPatient['facts'], productId: number) =>
    open({ facts: facts ?? [] }).check.refusalsOfUndo('patient', [productWithId(productId)], order);
  const cancer = factOf('cancer_treatment', 'now', { ruleIds: ['H5'], stage: 'draft' });

  it('refuses a prescription drug that an open stop takes, also one of a draft', async () => {
    expect(await reactivated([cancer], 211)).toMatchObject([{ productId: 211, href: '/messages' }]);
    expect(await reactivated([{ ...cancer, resolvedRuleIds: ['H5'] }], 211)).toEqual([]);
    expect(await reactivated([cancer], 1010)).toEqual([]);
  });

  it('requires two clinicians for a prescription drug, and one for an over-the-counter product', async () => {
    const allergy = factOf('allergies', ['minoxidil'], { ruleIds: ['MINOX-ALLERGY'], stage: 'draft' });
    expect(await reactivated([allergy], 702)).toEqual([]);
    expect(await reactivated([allergy], 239)).toMatchObject([
      { message: expect.stringContaining('even if you changed the answer since') },
    ]);
  });
});

describe('subscribing again after a cancellation', () => {
  const again = (chart: KnownPatient, product: Product) =>
    open(chart).check.refusalsOfReactivation('patient', [product], [], order);

  it('is refused, without asking a clinician, for what is ordered or subscribed to', async () => {
    const solution = orderedOf({ productId: 210, drugType: 'minoxidil', name: 'Minoxidil solution' });
    expect(await again({ ordered: [solution] }, foam)).toEqual([
      {
        productId: 239,
        message: 'Minoxidil foam cannot be ordered: you have a subscription to Minoxidil solution already.',
        hint: 'To change it, see “Your plan” in your account.',
        href: '/account',
        label: 'See your treatment',
        asksClinician: false,
      },
    ]);
  });

  it('is not refused for a package at home, which delays only the next one', async () => {
    const sent = orderedOf({
      productId: 239,
      drugType: 'minoxidil_foam',
      kind: 'order',
      stage: 'dispensed',
      dispensedAt: daysAgo(1),
    });
    expect(await again({ ordered: [sent] }, foam)).toEqual([]);
  });

  it('is refused by what the patient answered', async () => {
    const found = await again({ facts: [factOf('patchy', 'yes')] }, foam);
    expect(found.map(({ productId }) => productId)).toEqual([239]);
  });
});

describe('a change of a subscription’s products', () => {
  const changed = (chart: KnownPatient, stopping: readonly number[] = []) =>
    open(chart).check.refusalsOfChange('patient', [foam], stopping, { ...order, checkoutId: '' });
  const messages = (refusals: readonly TherapyRefusal[]) => refusals.map(({ message }) => message);
  const solution = orderedOf({ productId: 210, drugType: 'minoxidil', name: 'Minoxidil solution' });

  it('is refused for a drug that continues in addition', async () => {
    expect(await changed({ ordered: [solution] }, [211])).toEqual([
      {
        productId: 239,
        message: 'Minoxidil foam cannot be ordered: you have a subscription to Minoxidil solution already.',
        hint: 'To change it, see “Your plan” in your account.',
        href: '/account',
        label: 'See your treatment',
      },
    ]);
  });

  it('is not refused for the subscription that it ends, nor for a package at home', async () => {
    const sent = orderedOf({ ...solution, kind: 'order', stage: 'dispensed', dispensedAt: daysAgo(1) });
    expect(await changed({ ordered: [solution, sent] }, [210])).toEqual([]);
  });

  it('is refused for an open order of what it ends', async () => {
    const ordered = { ...solution, kind: 'order' as const, stage: 'ordered' as const };
    expect(messages(await changed({ ordered: [ordered] }, [210]))).toEqual([
      'Minoxidil foam cannot be ordered: you have ordered Minoxidil solution already.',
    ]);
  });

  it('is refused by the rules, once for each product', async () => {
    const facts = [factOf('patchy', 'yes')];
    const byRule = [expect.stringContaining('cannot be ordered without a visit')];
    expect(messages(await changed({ facts }))).toEqual(byRule);
    const both = messages(await changed({ facts, ordered: [solution] }));
    expect(both).toEqual([expect.stringContaining('you have a subscription')]);
  });
});

describe('the record', () => {
  const actor = { role: 'patient' as const, id: 'patient', impersonatorId: null };
  const placed = { purpose: 'order' as const, userId: 'patient', order, actor };

  it("of an over-the-counter drug contains the rules' facts, with all treatments", async () => {
    const { check, decisions, gates } = open({ ordered: [orderedOf()], facts: [factOf('family', 'yes')] });
    await check.record({ ...placed, products: [foam, productWithId(316)] });
    expect(gates).toEqual([]);
    expect(decisions).toEqual([
      {
        facts: expect.objectContaining({
          purpose: 'order',
          drugTypes: ['minoxidil_foam'],
          answers: { family: 'yes' },
          shipState: 'NY',
          dob: '1990-04-12',
          now: NOON,
        }),
        evaluation: expect.objectContaining({ outcome: 'ok', allowedDrugTypes: ['minoxidil_foam'] }),
        chart: {
          context: { kind: 'order', checkoutId: 'checkout' },
          products: [foam],
          therapies: [expect.objectContaining({ drugType: 'finasteride' })],
        },
        consultationId: null,
        checkoutId: 'checkout',
        userId: 'patient',
        taken: ['finasteride'],
        actor,
        isAllowed: true,
      },
    ]);
  });

  it('of a prescription drug says that a visit judges it', async () => {
    const { check, decisions, gates } = open({});
    await check.record({
      ...placed,
      purpose: 'plan_change',
      products: [tablets, productWithId(316)],
      order: { ...order, checkoutId: '' },
    });
    expect(decisions).toEqual([]);
    expect(gates).toEqual([
      {
        purpose: 'plan_change',
        userId: 'patient',
        orderId: null,
        checkoutId: null,
        shipState: 'NY',
        dob: '1990-04-12',
        actor,
        products: [
          {
            productId: 702,
            drugType: 'minoxidil_oral',
            isAllowed: true,
            refusal: null,
            prescriptionId: null,
            consultationId: null,
          },
        ],
      },
    ]);
  });

  it('of an order without drugs is none', async () => {
    const { check, decisions, gates } = open({});
    await check.record({ ...placed, products: [productWithId(316)] });
    expect([decisions, gates]).toEqual([[], []]);
  });
});
