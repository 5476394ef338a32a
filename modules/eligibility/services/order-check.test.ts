import { describe, expect, it } from 'vitest';
import type { OrderInQuestion } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import { chartInMemory } from '#test/harness/doubles/chart-in-memory.ts';
import { factOf } from '#test/harness/doubles/facts-in-memory.ts';
import { scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import type { PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { topicalMinoxidilRules } from '../domain/rules/topical-minoxidil.ts';
import { recordOrder, rulesOfOrder } from './order-check.ts';

/** Refusals of the rules to sell without a visit, and the record of an order. */
const order: OrderInQuestion = { checkoutId: '', shipState: 'NY', dob: '1990-04-12' };
const foam = productWithId(239);
const spray = productWithId(351);

const refused = async (
  facts: readonly PatientFact[],
  { products = [foam], over = {} }: { products?: readonly Product[]; over?: Partial<OrderInQuestion> } = {},
) => {
  const { scope } = chartInMemory({ facts });
  return rulesOfOrder(scope, 'patient', products, 'order', { ...order, ...over });
};
const idsOf = async (...asked: Parameters<typeof refused>) =>
  (await refused(...asked)).map(({ productId }) => productId);
const reasonOf = (ruleId: string) => topicalMinoxidilRules.find(({ id }) => id === ruleId)?.reasonForPatient;

describe('an order', () => {
  it('without an over-the-counter drug reads nothing', async () => {
    const products = [productWithId(316), productWithId(211)];
    expect(await rulesOfOrder(scopeInMemory([]), 'patient', products, 'order', order)).toEqual([]);
  });

  it('is refused for each product that a rule takes, with the reason of the first such rule', async () => {
    const facts = [factOf('family', 'no'), factOf('conditions', ['arrhythmia'])];
    expect(await refused(facts, { products: [foam, spray, productWithId(210), productWithId(316)] })).toEqual(
      ['Minoxidil foam', 'Minoxidil solution'].map((name, index) => ({
        productId: [239, 210][index],
        message: `${name} cannot be ordered without a visit. ${reasonOf('OTC-MINOX')}`,
        hint: 'You can start a visit under “Get started”, and a clinician looks at what suits you.',
        href: '/start/basics',
        label: 'Start a visit',
      })),
    );
  });

  it('is evaluated with the facts about this patient', async () => {
    const { scope } = chartInMemory({ facts: [factOf('family', 'no')] });
    expect(await rulesOfOrder(scope, 'another', [foam], 'order', order)).toEqual([]);
  });
});

describe('what clinicians resolved', () => {
  const stop = factOf('family', 'no', { ruleIds: ['OTC-MINOX'] });
  const resolved = { ...stop, resolvedRuleIds: ['OTC-MINOX'] };
  it.each<[string, readonly PatientFact[], boolean]>([
    ['refuses nothing', [resolved], false],
    ['counts for its rule only', [{ ...stop, resolvedRuleIds: ['OTC-MINOX-HEART'] }], true],
    [
      'counts for its question only',
      [stop, factOf('meds', ['none'], { resolvedRuleIds: ['OTC-MINOX'] })],
      true,
    ],
    ['does not count for an answer that was given again', [resolved, { ...stop, id: 2 }], true],
    ['leaves what another rule finds', [resolved, factOf('conditions', ['arrhythmia'])], true],
  ])('%s', async (_case, facts, isRefused) => {
    expect(await idsOf(facts)).toEqual(isRefused ? [239] : []);
  });
});

describe('an emergency without an outcome', () => {
  const erection = factOf('urgent_symptoms', ['erection_over_4h'], {
    visitId: 'erection',
    ruleIds: ['PDE-EMERG'],
    resolvedRuleIds: ['PDE-EMERG'],
  });
  it.each<[string, readonly string[], number[]]>([
    ['of a message refuses every drug', ['message'], [239, 351]],
    ['of an answer refuses what its rule affects', ['erection'], []],
  ])('%s', async (_case, emergencies, expected) => {
    const { scope } = chartInMemory({ facts: [erection], emergencies });
    const found = await rulesOfOrder(scope, 'patient', [foam, spray], 'order', order);
    expect(found.map(({ productId }) => productId)).toEqual(expected);
    for (const { message } of found) expect(message).toContain('call 911');
  });

  it('refuses a prescription drug whose subscription starts again', async () => {
    const { scope } = chartInMemory({ emergencies: ['message'] });
    const found = await rulesOfOrder(scope, 'patient', [productWithId(211)], 'reactivation', order);
    expect(found).toMatchObject([{ productId: 211, href: '/messages' }]);
  });
});

describe('the age', () => {
  const young = '2010-04-12';
  it.each<[string, readonly PatientFact[], OrderInQuestion['dob'], boolean]>([
    ['before a birth date is typed refuses nothing', [], null, false],
    ['of an adult refuses nothing', [], '1990-04-12', false],
    ['as it is typed counts', [], young, true],
    ['as it was answered counts', [factOf('dob', young)], null, true],
    ['as it was answered counts beside the typed one', [factOf('dob', young)], '1990-04-12', true],
  ])('%s', async (_case, facts, dob, isRefused) => {
    expect(await idsOf(facts, { over: { dob } })).toEqual(isRefused ? [239] : []);
  });

  it('that is unknown hides no other reason', async () => {
    const [found] = await refused([factOf('family', 'no')], { over: { dob: null } });
    expect(found?.message).toBe(`Minoxidil foam cannot be ordered without a visit. ${reasonOf('OTC-MINOX')}`);
  });
});

it('two packs of a drug are evaluated as one', async () => {
  const { scope, decisions } = chartInMemory({});
  await recordOrder(scope, {
    userId: 'patient',
    products: [foam, productWithId(604)],
    order,
    purpose: 'plan_change',
    actor: { role: 'patient', id: 'patient', impersonatorId: null },
  });
  expect(decisions).toMatchObject([
    { checkoutId: null, facts: { purpose: 'plan_change', drugTypes: ['minoxidil_foam'] } },
  ]);
});
