import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { accountPort } from '#modules/account/index.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import { replayDecisions } from '#modules/eligibility/services/replay-decisions.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';
import { foam } from '#test/harness/products.ts';
import {
  sertraline,
  sexualHealthVisits,
  sildenafil,
  sildenafilForEarly,
  spray,
} from '#test/harness/sexual-health-visits.ts';
import { intakeAnswers, responseOf, save, statusOf } from '#test/harness/visit-api.ts';
import { SSRI_CONSENT_VERSION, ssriConsentText } from './services/ssri-consent.ts';

let flags = flagValues({});
let harness: Harness;
let visits: ReturnType<typeof sexualHealthVisits>;
let maya: SignedInUser;
beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({
    modules: orderAndCareModules,
    providers: [provide(flagPort, () => ({ values: () => flags }))],
  }));
  visits = sexualHealthVisits(harness, maya);
});
afterAll(() => harness?.close());
beforeEach(() => {
  flags = flagValues({});
});

/** Three months. */
const finasteride = 211;
const treatment: typeof visits.treatment = (...args) => visits.treatment(...args);
const agree: typeof visits.agree = (...args) => visits.agree(...args);
const sent: typeof visits.sent = (...args) => visits.sent(...args);
const approve: typeof visits.approve = (...args) => visits.approve(...args);
const refusalOf: typeof visits.refusalOf = (...args) => visits.refusalOf(...args);
const shipped: typeof visits.shipped = (...args) => visits.shipped(...args);
const treated: typeof visits.treated = (...args) => visits.treated(...args);

describe('early ejaculation', () => {
  it('sertraline is signed only for a patient who agreed to the boxed warning', async () => {
    const visit = await sent([sertraline], ['sertraline']);
    const { user } = visit;
    await harness.scope.use(accountPort).recordConsent(
      { role: 'patient', id: user.id, impersonatorId: null },
      {
        userId: user.id,
        type: 'ssri_boxed_warning',
        version: SSRI_CONSENT_VERSION,
        text: ssriConsentText,
        given: false,
        ip: '192.0.2.1',
        userAgent: 'test',
      },
    );
    expect(refusalOf(await approve(visit.consultationId))).toMatch(/has not agreed to the warning/);
    await agree(user);
    dataOf(await approve(visit.consultationId));
    expect(await shipped(visit)).toEqual([sertraline]);
  });

  it('erection medicine that is prescribed for it, off-label', async () => {
    const visit = await sent([sildenafilForEarly], ['sildenafil'], {
      ...intakeAnswers(['sertraline']),
      sh_concern: 'too_soon',
    });
    expect(visit.outcome.findings.map(({ ruleId }) => ruleId)).toContain('OFFLABEL-PE');
    dataOf(await approve(visit.consultationId, { acknowledgedRuleIds: ['PE-SIL'] }));
    expect(await shipped(visit)).toEqual([sildenafilForEarly]);
  });

  it('both in one order are one visit of the line of erections, and both are sent', async () => {
    const visit = await sent([sildenafil, sertraline], ['sildenafil', 'sertraline'], {
      ...intakeAnswers(['sertraline']),
      ...intakeAnswers(['sildenafil']),
      sh_concern: 'both',
    });
    expect(await harness.rows('consultation', { user_id: visit.user.id })).toHaveLength(1);
    const unread = await approve(visit.consultationId);
    expect(refusalOf(unread)).toContain('PE-ED-FIRST');
    dataOf(await approve(visit.consultationId, { acknowledgedRuleIds: ['PE-ED-FIRST'] }));
    expect((await shipped(visit)).toSorted()).toEqual([sildenafil, sertraline].toSorted());
  });

  it('with the flag off it is not sold, and what patients have goes on', async () => {
    const patient = await treated([sertraline], ['sertraline']);
    const waiting = await sent([sertraline], ['sertraline']);
    flags = flagValues({ 'enable-premature-ejaculation': false });
    await harness.drain();
    const offered = await harness.api(
      null,
      `{ pe: product(productId: ${sildenafilForEarly}) { offered } ed: product(productId: ${sildenafil}) { offered }
         ssri: drugFacts(slug: "sertraline") { offered } spray: drugFacts(slug: "climax-delay-spray") { offered }
         page: drugFacts(slug: "sildenafil-citrate") { offered } early: drugFacts(slug: "sildenafil-citrate-pe") { offered } }`,
    );
    expect(offered.data).toEqual({
      pe: { offered: false },
      ed: { offered: true },
      ssri: { offered: false },
      spray: { offered: false },
      page: { offered: true },
      early: { offered: false },
    });
    for (const product of [sertraline, sildenafilForEarly, spray]) {
      const ordered = await placeOrder(
        harness.scope,
        await harness.account(),
        await harness.orderRequest([product]),
      );
      expect(ordered).toMatchObject({
        ok: false,
        failure: { fields: [{ field: 'productIds', message: expect.stringMatching(/is not offered yet/) }] },
      });
    }
    dataOf(await approve(waiting.consultationId));
    await treatment().daysPass(35);
    expect((await treatment().sentProducts(patient)).length).toBeGreaterThan(1);
  });
});

describe('over all service lines', () => {
  it('nitrates that are reported in a hair visit stop the erection medicine, and the hair treatment goes on', async () => {
    const patient = await treated([sildenafil], ['sildenafil']);
    const hair = await harness.openVisit({ drugTypes: ['finasteride'], patient: patient.user });
    await harness.submitIntake(hair, ['finasteride'], {
      meds: ['nitrates'],
      meds_detail: 'Nitroglycerin spray',
    });
    expect(await treatment().prescriptionsOf(patient)).toEqual({ [sildenafil]: 'on_hold' });
    expect(await statusOf(harness, 'consultation', hair.consultationId)).toBe('assigned');
  });

  it('an antidepressant for a patient on finasteride waits for the clinician’s look at both', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const visit = await harness.openVisit({ drugTypes: ['sertraline'], patient: patient.user });
    await agree(patient.user);
    await harness.submitIntake(visit, ['sertraline']);
    expect(refusalOf(await approve(visit.consultationId))).toContain('MATRIX-SSRI-FIN');
    const [record] = await harness.rows('decision_record', {
      consultation_id: visit.consultationId,
      purpose: 'submit',
    });
    expect(record.context.patient.takenDrugs).toContain('finasteride');
  });

  it('an antidepressant that a rule holds is a case of today, and the patient reads not to stop suddenly', async () => {
    const patient = await treated([sertraline], ['sertraline']);
    const hair = await harness.openVisit({ drugTypes: ['ketoconazole'], patient: patient.user });
    await harness.submitIntake(hair, ['ketoconazole'], {
      meds: ['antidepressant'],
      meds_detail: 'Bupropion',
    });
    expect(await treatment().prescriptionsOf(patient)).toEqual({ [sertraline]: 'on_hold' });
    const [hold] = await harness.scope
      .db('prescription_hold as h')
      .join('prescription as p', 'p.id', 'h.prescription_id')
      .where({ 'p.user_id': patient.user.id })
      .select('h.rule_ids', 'h.patient_text');
    expect(hold.rule_ids).toEqual(['SSRI-ONE']);
    expect(hold.patient_text).toContain('do not stop it suddenly');
    await harness.api(
      maya,
      'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
      { id: hair.consultationId },
    );
    const answer = await harness.api(maya, '{ deskQueue { consultationId statusLabel } }');
    expect(JSON.stringify(answer.data)).toContain('decide today to taper, bridge or stop');
  });

  it('minoxidil on the scalp with erection medicine is a text to read', async () => {
    const user = await harness.account();
    const order = await harness.orderRequest([foam], { paymentMethodId: await harness.card() });
    expect(await placeOrder(harness.scope, user, order)).toMatchObject({ ok: true });
    const visit = await harness.openVisit({ drugTypes: ['sildenafil'], patient: user });
    const { findings } = await harness.submitIntake(visit, ['sildenafil']);
    expect(findings.map(({ ruleId }) => ruleId)).toContain('MATRIX-PDE5-MINOXIDIL');
  });

  it('the spray is sold over the counter, and not to a patient whose intake speaks against it', async () => {
    expect(
      await placeOrder(harness.scope, await harness.account(), await harness.orderRequest([spray])),
    ).toMatchObject({ ok: true });
    const allergic = await sent([sildenafil], ['sildenafil'], {
      allergies: ['caine'],
      allergies_detail: 'Lidocaine',
    });
    const order = await harness.orderRequest([spray], { paymentMethodId: await harness.card() });
    expect(await placeOrder(harness.scope, allergic.user, order)).toMatchObject({
      ok: false,
      failure: { fields: [{ message: expect.stringContaining('reacts to numbing medicines') }] },
    });
  });
});

describe('low mood in a hair visit', () => {
  it('shows the PHQ-9, and thoughts of harm the C-SSRS; moderate risk takes finasteride out', async () => {
    const visit = await harness.openVisit({ drugTypes: ['finasteride', 'minoxidil_oral'] });
    const low = { phq2_interest: '1', phq2_down: '1' };
    const items = {
      phq9_3: '1',
      phq9_4: '1',
      phq9_5: '0',
      phq9_6: '0',
      phq9_7: '0',
      phq9_8: '0',
      phq9_9: '1',
    };
    const responseId = await responseOf(harness.scope, visit.consultationId);
    const answers = intakeAnswers(['finasteride', 'minoxidil_oral'], { ...low, ...items });
    const revision = await save(harness, visit.user, responseId, 0, answers);
    const asked = await harness.api(
      visit.user,
      `mutation { submitIntake(responseId: "${responseId}", revision: ${revision}) { outcome } }`,
    );
    const fields = JSON.stringify(asked.errors?.[0]?.extensions.fields);
    for (const question of ['cssrs1', 'cssrs2', 'cssrs6']) expect(fields).toContain(question);
    const screened = {
      cssrs1: 'yes',
      cssrs2: 'yes',
      cssrs3: 'yes',
      cssrs4: 'no',
      cssrs5: 'no',
      cssrs6: 'no',
    };
    const sentVisit = await harness.submitIntake(visit, ['finasteride', 'minoxidil_oral'], {
      ...low,
      ...items,
      ...screened,
    });
    expect(sentVisit.removedDrugTypes).toEqual(['finasteride']);
    expect(sentVisit.findings.map(({ ruleId }) => ruleId)).toContain('CSSRS-MOD-FIN');
  });
});

it('every decision above is judged again with the same result, whatever the flags are now', async () => {
  flags = flagValues({ 'ed-eligibility-age': 99 });
  const { judgedAgain, differing, withOtherRules } = await replayDecisions(harness.database.knex, rules);
  expect(judgedAgain).toBeGreaterThan(10);
  expect(differing.map(({ differences }) => differences)).toEqual([]);
  expect(withOtherRules).toBe(0);
});
