import { describe, expect, it } from 'vitest';
import { accountPort } from '#modules/account/index.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { dataOf } from '#test/harness/api.ts';
import { foam } from '#test/harness/products.ts';
import { sexualHealthSuite } from '#test/harness/sexual-health-suite.ts';
import { sertraline, sildenafil, sildenafilForEarly, spray } from '#test/harness/sexual-health-visits.ts';
import { intakeAnswers, responseOf, save, statusOf } from '#test/harness/visit-api.ts';
import { SSRI_CONSENT_VERSION, ssriConsentText } from './services/ssri-consent.ts';

const suite = sexualHealthSuite();
const { treatment, agree, sent, approve, refusalOf, shipped, treated } = suite;

/** Three months. */
const finasteride = 211;
/** One bottle. */
const supplementOnce = 346;
describe('S1.11: early ejaculation', () => {
  it('sertraline is signed only for a patient who agreed to the boxed warning', async () => {
    const visit = await sent([sertraline], ['sertraline']);
    const { user } = visit;
    await suite.harness.scope.use(accountPort).recordConsent(
      { role: 'patient', id: user.id, impersonatorId: null },
      {
        userId: user.id,
        consent: {
          id: 'ssri_boxed_warning',
          type: 'ssri_boxed_warning',
          version: SSRI_CONSENT_VERSION,
          text: ssriConsentText,
        },
        shownHash: null,
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
    expect(await suite.harness.rows('consultation', { user_id: visit.user.id })).toHaveLength(1);
    const unread = await approve(visit.consultationId);
    expect(refusalOf(unread)).toContain('PE-ED-FIRST');
    dataOf(await approve(visit.consultationId, { acknowledgedRuleIds: ['PE-ED-FIRST'] }));
    expect((await shipped(visit)).toSorted()).toEqual([sildenafil, sertraline].toSorted());
  });

  it('with the flag off it is not sold, and existing treatments continue', async () => {
    const patient = await treated([sertraline], ['sertraline']);
    const waiting = await sent([sertraline], ['sertraline']);
    suite.setFlags({ 'enable-premature-ejaculation': false });
    await suite.harness.drain();
    const offered = await suite.harness.api(
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
        suite.harness.scope,
        await suite.harness.account(),
        await suite.harness.orderRequest([product]),
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

describe('S5.5: over all service lines', () => {
  it('nitrates that are reported in a hair visit stop the erection medicine, and the hair treatment continues', async () => {
    const patient = await treated([sildenafil], ['sildenafil']);
    const hair = await suite.harness.openVisit({ drugTypes: ['finasteride'], patient: patient.user });
    await suite.harness.submitIntake(hair, ['finasteride'], {
      meds: ['nitrates'],
      meds_detail: 'Nitroglycerin spray',
    });
    expect(await treatment().prescriptionsOf(patient)).toEqual({ [sildenafil]: 'on_hold' });
    expect(await statusOf(suite.harness, 'consultation', hair.consultationId)).toBe('assigned');
  });

  it('an antidepressant for a patient on finasteride waits for the clinician’s review of both', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const visit = await suite.harness.openVisit({ drugTypes: ['sertraline'], patient: patient.user });
    await agree(patient.user);
    await suite.harness.submitIntake(visit, ['sertraline']);
    expect(refusalOf(await approve(visit.consultationId))).toContain('MATRIX-SSRI-FIN');
    const [record] = await suite.harness.rows('decision_record', {
      consultation_id: visit.consultationId,
      purpose: 'submit',
    });
    expect(record.context.patient.takenDrugs).toContain('finasteride');
  });

  it('an antidepressant that a rule holds is an urgent case, and the patient is told not to stop suddenly', async () => {
    const patient = await treated([sertraline], ['sertraline']);
    const hair = await suite.harness.openVisit({ drugTypes: ['ketoconazole'], patient: patient.user });
    await suite.harness.submitIntake(hair, ['ketoconazole'], {
      meds: ['antidepressant'],
      meds_detail: 'Bupropion',
    });
    expect(await treatment().prescriptionsOf(patient)).toEqual({ [sertraline]: 'on_hold' });
    const [hold] = await suite.harness.scope
      .db('prescription_hold as h')
      .join('prescription as p', 'p.id', 'h.prescription_id')
      .where({ 'p.user_id': patient.user.id })
      .select('h.rule_ids', 'h.patient_text');
    expect(hold.rule_ids).toEqual(['SSRI-ONE']);
    expect(hold.patient_text).toContain('do not stop it suddenly');
    await suite.harness.api(
      suite.maya,
      'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
      { id: hair.consultationId },
    );
    const answer = await suite.harness.api(suite.maya, '{ deskQueue { consultationId statusLabel } }');
    expect(JSON.stringify(answer.data)).toContain('decide today to taper, bridge or stop');
  });

  it('topical minoxidil with erection medicine requires reading a counsel text', async () => {
    const user = await suite.harness.account();
    const order = await suite.harness.orderRequest([foam], { paymentMethodId: await suite.harness.card() });
    expect(await placeOrder(suite.harness.scope, user, order)).toMatchObject({ ok: true });
    const visit = await suite.harness.openVisit({ drugTypes: ['sildenafil'], patient: user });
    const { findings } = await suite.harness.submitIntake(visit, ['sildenafil']);
    expect(findings.map(({ ruleId }) => ruleId)).toContain('MATRIX-PDE5-MINOXIDIL');
  });

  it('over-the-counter products of the same order count for every rule, before and after it was sent', async () => {
    const visit = await sent([sildenafil, sertraline, foam, supplementOnce], ['sildenafil', 'sertraline'], {
      ...intakeAnswers(['sertraline']),
      ...intakeAnswers(['sildenafil']),
      sh_concern: 'both',
    });
    const beside = ['MATRIX-PDE5-MINOXIDIL', 'MATRIX-SUPPLEMENT'];
    expect(visit.outcome.findings.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(beside));
    await shipped(visit);
    dataOf(await approve(visit.consultationId, { acknowledgedRuleIds: ['PE-ED-FIRST'] }));
    const decisions = await suite.harness.rows('decision_record', { consultation_id: visit.consultationId });
    const judged = decisions.filter(({ purpose }) => purpose === 'submit' || purpose === 'approve');
    expect(judged.map(({ purpose }) => purpose).toSorted()).toEqual(['approve', 'submit']);
    for (const { context, rules } of judged) {
      expect(context.patient.takenDrugs).toEqual(['daily_defense_supplement', 'minoxidil_foam']);
      for (const id of beside) expect(rules).toContainEqual(expect.objectContaining({ id, result: 'fired' }));
    }
  });

  it('the spray is sold over the counter, and not to a patient whose intake excludes it', async () => {
    expect(
      await placeOrder(
        suite.harness.scope,
        await suite.harness.account(),
        await suite.harness.orderRequest([spray]),
      ),
    ).toMatchObject({ ok: true });
    const allergic = await sent([sildenafil], ['sildenafil'], {
      allergies: ['caine'],
      allergies_detail: 'Lidocaine',
    });
    const order = await suite.harness.orderRequest([spray], { paymentMethodId: await suite.harness.card() });
    expect(await placeOrder(suite.harness.scope, allergic.user, order)).toMatchObject({
      ok: false,
      failure: { fields: [{ message: expect.stringContaining('reacts to numbing medicines') }] },
    });
  });
});

describe('low mood in a hair visit', () => {
  it('shows the PHQ-9, and thoughts of harm the C-SSRS; moderate risk takes finasteride out', async () => {
    const visit = await suite.harness.openVisit({ drugTypes: ['finasteride', 'minoxidil_oral'] });
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
    const responseId = await responseOf(suite.harness.scope, visit.consultationId);
    const answers = intakeAnswers(['finasteride', 'minoxidil_oral'], { ...low, ...items });
    const revision = await save(suite.harness, visit.user, responseId, 0, answers);
    const asked = await suite.harness.api(
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
    const sentVisit = await suite.harness.submitIntake(visit, ['finasteride', 'minoxidil_oral'], {
      ...low,
      ...items,
      ...screened,
    });
    expect(sentVisit.removedDrugTypes).toEqual(['finasteride']);
    expect(sentVisit.findings.map(({ ruleId }) => ruleId)).toContain('CSSRS-MOD-FIN');
  });
});

it('every decision above is evaluated again with the same result, whatever the flags are now', () =>
  suite.expectSameDecisions());
