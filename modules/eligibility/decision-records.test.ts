import { describe, expect, it } from 'vitest';
import { chargeInvoice } from '#modules/billing/services/charging/charge-invoice.ts';
import { dispatchOrder } from '#modules/billing/services/fulfillment/dispatch-order.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { AMEND, decisionSteps, resultOf } from '#test/harness/decision-steps.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { APPROVE, decision, PROPOSE, recordAnswers } from '#test/harness/visit-api.ts';
import { ruleHashes } from './data/rule-hashes.ts';
import { chartRules, rules } from './domain/index.ts';
import { replayDecisions } from './services/replay-decisions.ts';
import { rulesetHash } from './services/ruleset-hash.ts';

const finasteride = 211;
const ketoconazole = 407;
const minoxidilTablets = 702;

const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });
const maya = await harness.clinician();
const { amendment, daysPass, recordsOf, submitted } = decisionSteps(harness);

const settle = async () => {
  await harness.sweep();
  await harness.drain();
  await harness.sweep();
  await harness.drain();
};

describe('the record of a decision', () => {
  it('of a submitted intake: what the rules read with its dates, every rule that applies, and who acted', async () => {
    const { user, consultationId } = await submitted([finasteride], {
      conditions: ['liver'],
      conditions_detail: 'Fatty liver',
    });
    const [record, ...others] = await recordsOf(user);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      purpose: 'submit',
      consultation_id: consultationId,
      drug_types: ['finasteride'],
      taken_drug_types: [],
      age_years: 36,
      patient_state: 'TX',
      ship_state: 'TX',
      outcome: 'review',
      is_allowed: true,
      actor_role: 'patient',
      actor_id: user.id,
      ruleset_hash: rulesetHash([...rules, ...chartRules], ruleHashes),
    });
    expect(record.answers.conditions).toEqual({ value: ['liver'], at: harness.clock.now().toISOString() });
    expect(record.answers).not.toHaveProperty('alcohol');
    expect(record.rules).toContainEqual({ id: 'FIN-LIVER', version: 1, result: 'fired', outcome: 'review' });
    expect(resultOf(record, 'FIN-KIDNEY')).toBe('passed');
    expect(resultOf(record, 'OMX-KIDNEY')).toBeUndefined();
  });

  it('of an approval, the charge and the dispatch: each shipment names the decision it is based on', async () => {
    const { user, consultationId } = await submitted([finasteride]);
    await harness.approve(consultationId);
    await settle();
    const [approval] = await recordsOf(user, 'approve');
    expect(approval).toMatchObject({
      consultation_id: consultationId,
      drug_types: ['finasteride'],
      is_allowed: true,
      actor_role: 'clinician',
    });
    expect(approval.taken_drug_types).toEqual(['finasteride']);
    const [prescription] = await harness.rows('prescription', { user_id: user.id });
    for (const purpose of ['charge', 'dispatch']) {
      const [record, ...others] = await recordsOf(user, purpose);
      expect(others).toEqual([]);
      expect(record).toMatchObject({
        outcome: 'ok',
        is_allowed: true,
        drug_types: ['finasteride'],
        taken_drug_types: ['finasteride'],
        age_years: 36,
        patient_state: 'TX',
      });
      // What the rules say of everything taken is recorded, with what they read.
      expect(resultOf(record, 'FIN-LIVER')).toBe('passed');
      expect(record.answers.conditions.value).toEqual(['none']);
      for (const id of ['DUP-FIN', 'RFL-SOON', 'RFL-ONCE', 'SUPPLY-CEILING', 'LICENSE', 'SOLD-THERE'])
        expect([id, resultOf(record, id)]).toEqual([id, 'passed']);
      expect(record.context.chart).toMatchObject({
        context: { kind: 'fill' },
        patientState: 'TX',
        wanted: [{ productId: finasteride, prescriberStates: expect.arrayContaining(['TX']) }],
      });
      expect(record.products).toEqual([
        {
          productId: finasteride,
          drugType: 'finasteride',
          isAllowed: true,
          refusal: null,
          prescriptionId: prescription.id,
          consultationId,
          decisionId: approval.id,
        },
      ]);
    }
  });

  it('of a charge: everything taken is judged, from whatever visit, and drugs bought over the counter', async () => {
    const first = await submitted([finasteride]);
    await harness.approve(first.consultationId);
    await settle();
    const second = await submitted([minoxidilTablets], {}, first.user);
    await harness.approve(second.consultationId);
    await settle();
    const charges = await recordsOf(first.user, 'charge');
    const charge = charges.find(({ drug_types: drugTypes }) => drugTypes.includes('minoxidil_oral'));
    expect(charge.drug_types).toEqual(['minoxidil_oral']);
    expect(charge.taken_drug_types.toSorted()).toEqual(['finasteride', 'minoxidil_oral']);
    for (const id of ['FIN-LIVER', 'OMX-KIDNEY', 'OMX-DOSE-SUM', 'DUP-MINOX'])
      expect([id, resultOf(charge, id)]).toEqual([id, 'passed']);
    expect(charge.context.chart.records.map((one: { drugType: string }) => one.drugType)).toContain(
      'finasteride',
    );
  });

  it('of an approval: the rules across products, with the license of the clinician and the states', async () => {
    const { user, consultationId } = await submitted([finasteride]);
    await harness.approve(consultationId);
    const [approval] = await recordsOf(user, 'approve');
    for (const id of ['DUP-FIN', 'CATALOG-CONFLICT', 'LICENSE', 'SOLD-THERE'])
      expect([id, resultOf(approval, id)]).toEqual([id, 'passed']);
    expect(approval.context.chart).toMatchObject({
      context: { kind: 'prescribe', visit: { consultationId } },
      shipState: 'TX',
    });
  });

  it('of a proposal and its acceptance', async () => {
    const { user, consultationId } = await submitted([finasteride]);
    const plan = decision(consultationId, { productIds: [finasteride, ketoconazole] });
    await recordAnswers(harness, maya, consultationId, { scalp_symptoms: ['none'] });
    const proposed = await harness.api(maya, PROPOSE, plan);
    expect(proposed.errors).toBeUndefined();
    const read = ['KET-COUNSEL'];
    const accepted = await acceptPlan(harness, user, { id: consultationId, read });
    expect(accepted.errors).toBeUndefined();
    const purposes = (await recordsOf(user)).map(({ purpose, actor_role }) => [purpose, actor_role]);
    expect(purposes).toEqual([
      ['submit', 'patient'],
      ['amend', 'clinician'],
      ['propose', 'clinician'],
      ['accept', 'patient'],
    ]);
    const [acceptance] = await recordsOf(user, 'accept');
    expect(acceptance).toMatchObject({ drug_types: ['finasteride', 'ketoconazole'], is_allowed: true });
  });

  it('of a correction that stops a treatment: the visit and all treatments, in one statement', async () => {
    const { user, consultationId, drugs } = await submitted([finasteride]);
    await harness.approve(consultationId);
    await settle();
    const input = await amendment(consultationId, drugs, { urgent_symptoms: ['chest_pain'] });
    const statements = await statementsOf(harness.knex, () => harness.api(user, AMEND, input));
    expect(statements.filter((sql) => /insert into "?decision_record/.test(sql))).toHaveLength(1);
    const [amended] = await recordsOf(user, 'amend');
    expect(amended).toMatchObject({ outcome: 'emergency', is_allowed: false, actor_role: 'patient' });
    const [hold] = await recordsOf(user, 'hold');
    expect(hold).toMatchObject({
      outcome: 'emergency',
      is_allowed: false,
      actor_role: 'system',
      drug_types: ['finasteride'],
      taken_drug_types: ['finasteride'],
    });
  });

  it('of a renewal: carried answers keep their dates', async () => {
    const { user, consultationId } = await submitted([finasteride]);
    await harness.approve(consultationId);
    await settle();
    const first = harness.clock.now().toISOString();
    daysPass(300);
    await submitRenewal(harness.scope, user, {}, ['FIN-COUNSEL']);
    const [renewal] = await recordsOf(user, 'renewal');
    expect(renewal).toMatchObject({ drug_types: ['finasteride'], outcome: 'counsel', is_allowed: true });
    expect(renewal.answers.urgent_symptoms.at).toBe(harness.clock.now().toISOString());
    // “Nothing has changed” answers the medical history again; how the hair loss began is carried over.
    expect(renewal.answers.conditions.at).toBe(harness.clock.now().toISOString());
    expect(renewal.answers.onset.at <= first).toBe(true);
  });

  it('of a paid order that may not be sent, once', async () => {
    const { user, consultationId } = await submitted([finasteride]);
    await harness.approve(consultationId);
    const [order] = await harness.rows('customer_order', { user_id: user.id, status: 'awaiting_payment' });
    const [invoice] = await harness.rows('invoice', { order_id: order.id });
    await chargeInvoice(harness.scope, invoice.id);
    await harness.knex('prescription').where({ user_id: user.id }).update({ status: 'stopped' });
    await dispatchOrder(harness.scope, order.id);
    await dispatchOrder(harness.scope, order.id);
    expect(await recordsOf(user, 'charge')).toMatchObject([{ outcome: 'ok', is_allowed: true }]);
    expect(await recordsOf(user, 'dispatch')).toMatchObject([
      { order_id: order.id, outcome: 'stopped', is_allowed: false, actor_role: 'system' },
    ]);
  });

  it('is never changed or deleted', async () => {
    await submitted([finasteride]);
    const records = () => harness.knex('decision_record');
    await expect(records().update({ outcome: 'ok' })).rejects.toThrow(/never changed or deleted/);
    await expect(records().delete()).rejects.toThrow(/never changed or deleted/);
  });

  it('costs one statement a decision, and none when the decision is refused', async () => {
    const { user, consultationId } = await submitted([finasteride], {
      conditions: ['liver'],
      conditions_detail: 'Fatty liver',
    });
    const attempt = (acknowledgedRuleIds: string[]) =>
      statementsOf(harness.knex, () =>
        harness.api(maya, APPROVE, decision(consultationId, { acknowledgedRuleIds })),
      );
    const about = (statements: readonly string[]) =>
      statements.filter((sql) => sql.includes('decision_record'));
    expect(about(await attempt([]))).toEqual([]);
    expect(about(await attempt(['FIN-LIVER']))).toHaveLength(1);
    expect(await recordsOf(user, 'approve')).toHaveLength(1);
  });
});

describe('the replay of all decisions', () => {
  it('finds no difference', async () => {
    const { judgedAgain, differing, withOtherRules } = await replayDecisions(harness.knex, rules);
    expect(differing).toEqual([]);
    expect(withOtherRules).toBe(0);
    expect(judgedAgain).toBeGreaterThan(15);
  });

  it('names the patients whom a changed rule would affect', async () => {
    const stricter = rules.map((rule) =>
      rule.id === 'AGE-65' ? { ...rule, version: 99, when: () => true } : rule,
    );
    const { judgedAgain, effects } = await replayDecisions(harness.knex, stricter);
    const all = (await harness.knex('decision_record').whereNotNull('rules').pluck('id')).length;
    // At checkout only what stops is asked.
    const orders = (await harness.knex('decision_record').where({ purpose: 'order' }).pluck('id')).length;
    const count = all - orders;
    expect(judgedAgain).toBe(orders);
    expect(effects).toHaveLength(1);
    expect(effects[0]).toMatchObject({ ruleId: 'AGE-65', decisions: count, different: count });
    expect(effects[0]?.userIds.size).toBeGreaterThan(5);
    expect([...(effects[0]?.versions ?? [])]).toEqual([rules.find(({ id }) => id === 'AGE-65')?.version]);
  });

  it('evaluates the rules across products again, by the records that were kept', async () => {
    const [record] = await harness
      .knex('decision_record')
      .where({ purpose: 'dispatch', is_allowed: true })
      .limit(1);
    const { rules: said, answers, context, products, ...rest } = record;
    const { chart } = context;
    const [{ productId, drugType }] = chart.wanted;
    const other = {
      record: 'order',
      id: 'other',
      checkoutId: null,
      consultationId: null,
      productId,
      drugType,
      stage: 'dispensed',
      dispensedAt: chart.at,
      supplyInDays: 90,
      mgPerDay: null,
    };
    const changed = { ...context, chart: { ...chart, records: [...chart.records, other] } };
    const id = harness.scope.ids.uuid();
    await harness.knex('decision_record').insert({
      ...rest,
      id,
      answers: JSON.stringify(answers),
      context: JSON.stringify(changed),
      products: JSON.stringify(products),
      rules: JSON.stringify(said),
    });
    const { differing } = await replayDecisions(harness.knex, rules);
    const found = differing.find(({ decision: one }) => one.id === id);
    expect(found?.differences.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(['RFL-SOON', 'SUPPLY-CEILING']),
    );
    await harness.knex.raw('alter table decision_record disable trigger user');
    await harness.knex('decision_record').where({ id }).delete();
    await harness.knex.raw('alter table decision_record enable trigger user');
  });

  it('finds a decision with another result', async () => {
    const [record] = await harness.knex('decision_record').where({ purpose: 'submit' }).limit(1);
    const { rules: said, answers, context, ...rest } = record;
    const id = harness.scope.ids.uuid();
    await harness.knex('decision_record').insert({
      ...rest,
      id,
      answers: JSON.stringify({ ...answers, conditions: { value: ['kidney'], at: null } }),
      context: JSON.stringify(context),
      rules: JSON.stringify(said),
    });
    const { differing } = await replayDecisions(harness.knex, rules);
    expect(differing.map(({ decision: found }) => found.id)).toEqual([id]);
    expect(differing[0]?.differences.map(({ ruleId }) => ruleId)).toContain('FIN-KIDNEY');
  });
});
