import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import {
  healthyErections,
  healthyOnTreatment,
} from '#modules/eligibility/domain/questionnaires/healthy-sexual-health-answers.ts';
import { visitRegistration } from '#modules/eligibility/index.ts';
import { replayDecisions } from '#modules/eligibility/services/replay-decisions.ts';
import { type Answers, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { foam } from '#test/harness/products.ts';
import {
  APPROVE,
  allTexts,
  decision,
  intakeAnswers,
  PROPOSE,
  responseOf,
  save,
  statusOf,
} from '#test/harness/visit-api.ts';
import { SSRI_CONSENT_VERSION, ssriConsentText } from './services/ssri-consent.ts';

const finasteride = 211;
/** Sildenafil 50 mg, 24 and 96 tablets for 90 days; 100 mg, 12 tablets. */
const [sildenafil, tooManyTablets, tooHigh] = [1010, 1016, 1017];
/** Sildenafil 50 mg, 12 tablets, for early ejaculation. */
const sildenafilForEarly = 1234;
/** Tadalafil 10 mg, 12 tablets; 2.5 and 5 mg, 90 tablets, one a day. */
const [tadalafil, dailyTadalafil, higherDaily] = [1037, 1030, 1036];
/** Sertraline 50 mg, 30 tablets for 30 days; 90 tablets for 90 days. */
const [sertraline, threeMonthsOfSertraline] = [1303, 1301];
const spray = 353;

let flags = flagValues({});
let harness: Harness;
let maya: SignedInUser;
beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({
    modules: orderAndCareModules,
    providers: [provide(flagPort, () => ({ values: () => flags }))],
  }));
});
afterAll(() => harness?.close());
beforeEach(() => {
  flags = flagValues({});
});

const treatment = () => orderedTreatment(harness);
const agree = (user: SignedInUser) =>
  harness.api(user, 'mutation { acceptSsriWarning(agreed: true) }').then(dataOf);
/** An order of these products with its intake sent; a blood pressure of today. */
const sent = async (products: readonly number[], drugTypes: readonly DrugType[], changes: Answers = {}) => {
  const visit = await harness.orderedVisit({ products });
  if (drugTypes.includes('sertraline')) await agree(visit.user);
  const { bp } = healthyErections(toCalendarDate(harness.clock.now()));
  const outcome = await harness.submitIntake(visit, drugTypes, {
    ...(bp !== undefined && { bp }),
    ...changes,
  });
  return { ...visit, outcome };
};
const approve = (id: string, changes: Record<string, unknown> = {}) =>
  harness.api(maya, APPROVE, decision(id, changes));
const propose = (id: string, productIds: readonly number[]) =>
  harness.api(maya, PROPOSE, decision(id, { productIds }));
const refusalOf = ({ errors }: { readonly errors?: readonly { readonly message: string }[] }): string =>
  errors?.[0]?.message ?? 'not refused';
const shipped = async (visit: Treated) => {
  await treatment().hour();
  await treatment().hour();
  return treatment().sentProducts(visit);
};
const treated = async (
  products: readonly number[],
  drugTypes: readonly DrugType[],
  acknowledgedRuleIds: readonly string[] = [],
) => {
  const visit = await sent(products, drugTypes);
  dataOf(await approve(visit.consultationId, { acknowledgedRuleIds }));
  await shipped(visit);
  return visit;
};

describe('erection medicine', () => {
  it('as needed: the intake is approved and the parcel is sent', async () => {
    const visit = await sent([sildenafil], ['sildenafil']);
    expect(visit.outcome).toMatchObject({ outcome: 'counsel', removedDrugTypes: [] });
    expect(await harness.charges(visit.user.id)).toEqual([]);
    dataOf(await approve(visit.consultationId));
    expect(await shipped(visit)).toEqual([sildenafil]);
    expect(await treatment().prescriptionsOf(visit)).toEqual({ [sildenafil]: 'active' });
    expect(await harness.charges(visit.user.id)).toEqual([
      harness.products.find(({ id }) => id === sildenafil)?.price,
    ]);
  });

  it('daily: tadalafil starts with 2.5 mg', async () => {
    const visit = await sent([dailyTadalafil], ['tadalafil']);
    dataOf(await approve(visit.consultationId));
    expect(await shipped(visit)).toEqual([dailyTadalafil]);
  });

  it('the texts that the patient read are on record', async () => {
    const visit = await sent([sildenafil], ['sildenafil']);
    const read = await harness.scope
      .db('eligibility_finding')
      .where({ consultation_id: visit.consultationId, outcome: 'counsel' })
      .whereNotNull('read_at')
      .orderBy('rule_id')
      .pluck('rule_id');
    expect(read).toEqual(['ED-HEART', 'ED-TESTOSTERONE', 'PDE-EMERGENCY', 'PDE-NITRATE-TEXT', 'PDE-USE']);
  });

  it.each<[string, Answers, string]>([
    ['a nitrate', { nitrate_use: ['nitroglycerin'] }, 'PDE-NITRATE'],
    ['poppers', { recreational: ['poppers'] }, 'PDE-NITRATE'],
    ['a high blood pressure', { bp: { systolic: 172, diastolic: 88, takenOn: '2026-11-19' } }, 'BP2b'],
    ['a low blood pressure', { bp: { systolic: 88, diastolic: 60, takenOn: '2026-11-19' } }, 'BP1'],
    ['a heart attack', { heart_attack: 'lt_6mo' }, 'CV1'],
  ])('%s ends the visit; nothing is charged or sent', async (_, answers, ruleId) => {
    const visit = await sent([sildenafil], ['sildenafil'], answers);
    expect(visit.outcome.outcome).toBe('stop');
    expect(visit.outcome.findings.map((finding) => finding.ruleId)).toContain(ruleId);
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('canceled');
    expect(await shipped(visit)).toEqual([]);
    expect(await harness.charges(visit.user.id)).toEqual([]);
  });

  it('two answers about nitrates that do not fit block approval, also when the flag is acknowledged', async () => {
    const visit = await sent([sildenafil], ['sildenafil'], { nitrate_second: 'not_sure' });
    expect(visit.outcome.outcome).toBe('review');
    const answer = await approve(visit.consultationId, { acknowledgedRuleIds: ['PDE-NITRATE-SPLIT'] });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('assigned');
  });

  it('the flag ed-eligibility-age stops a patient who is younger, and the record keeps the age that held', async () => {
    flags = flagValues({ 'ed-eligibility-age': 40 });
    const visit = await sent([sildenafil], ['sildenafil']);
    expect(visit.outcome.findings.map(({ ruleId }) => ruleId)).toContain('AGE-ED');
    const [record] = await harness.rows('decision_record', {
      consultation_id: visit.consultationId,
      purpose: 'submit',
    });
    expect(record.context.patient).toEqual({ takenDrugs: [], erectionMinimumAge: 40, earlyRefills: 0 });
  });

  it('a renewal asks how treatment goes, and is approved again', async () => {
    const visit = await treated([sildenafil], ['sildenafil']);
    harness.clock.set(addDays(harness.clock.now(), 70));
    const { user } = visit;
    const actor = { role: 'patient', id: user.id, impersonatorId: null } as const;
    const config = visitRegistration('renewal', ['sildenafil']).questionnaire.questionsFor(['sildenafil']);
    expect(config.name).toBe('sh-renewal');
    const draft = await harness.scope.use(quizPort).openDraft(actor, { userId: user.id }, config);
    const today = healthyErections(toCalendarDate(harness.clock.now()));
    const answers = pruneHidden(config, {
      ...today,
      ...healthyOnTreatment,
      state: visit.state,
      phq2_interest: '0',
      phq2_down: '0',
      self_harm_now: 'no',
    });
    await harness.scope.use(quizPort).saveDraft(actor, { userId: user.id }, config, {
      responseId: draft.id,
      revision: draft.revision,
      answers,
    });
    const done = await harness.scope.use(quizPort).complete(actor, { userId: user.id }, config, draft.id);
    expect(done).toMatchObject({ ok: true });
    const sentRenewal = await harness.scope
      .use(consultationPort)
      .submitRenewal(actor, { userId: user.id, quizResponseId: draft.id, acknowledgedRuleIds: allTexts });
    expect(sentRenewal).toMatchObject({ ok: true });
    const id = sentRenewal.ok ? sentRenewal.value.consultationId : '';
    dataOf(await approve(id));
    expect(await statusOf(harness, 'consultation', id)).toBe('approved');
  });
});

describe('the limits of dose and quantity', () => {
  it.each<[string, readonly number[], readonly DrugType[], string]>([
    ['a first dose', [tooHigh], ['sildenafil'], '50 mg is the highest first dose'],
    ['tablets within the days', [tooManyTablets], ['sildenafil'], '96 are too many for 90 days'],
    ['a daily first dose', [higherDaily], ['tadalafil'], '2.5 mg is the highest first dose'],
    [
      'a month of an antidepressant',
      [threeMonthsOfSertraline],
      ['sertraline'],
      'a fill lasts 30 days at most',
    ],
  ])(
    'a plan over %s is neither approved nor proposed, and the refusal names it',
    async (_, plan, drugs, text) => {
      const asked = drugs.includes('sertraline')
        ? sertraline
        : drugs.includes('tadalafil')
          ? tadalafil
          : sildenafil;
      const visit = await sent([asked], drugs);
      for (const answer of [
        await propose(visit.consultationId, plan),
        await approve(visit.consultationId, { productIds: plan }),
      ])
        expect(answer.errors?.[0]?.extensions).toMatchObject({
          code: 'BAD_USER_INPUT',
          fields: [{ field: 'input.productIds', message: expect.stringContaining(text) }],
        });
      expect(await harness.rows('prescription', { user_id: visit.user.id })).toEqual([]);
      dataOf(await approve(visit.consultationId));
    },
  );

  it('the desk lists only what the patient may be prescribed', async () => {
    const visit = await sent([sildenafil], ['sildenafil'], {
      meds: ['alpha_blocker'],
      meds_detail: 'Tamsulosin',
    });
    const page = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { approvalBlocks options { id displayedName } } }',
      { id: visit.consultationId },
    );
    const { deskCase } = page.data as {
      deskCase: { approvalBlocks: string[]; options: { displayedName: string }[] };
    };
    expect(deskCase.approvalBlocks.join(' ')).toContain('25 mg is the highest first dose (PDE-ALPHA-DOSE)');
    const names = deskCase.options.map(({ displayedName }) => displayedName);
    expect(names).toContain('Sildenafil 25 mg, 24 tablets');
    expect(names).toContain('Tadalafil 5 mg, 12 tablets');
    expect(names.filter((name) => /Sildenafil (50|100)|Tadalafil (10|20)/.test(name))).toEqual([]);
  });
});

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
  expect(judgedAgain).toBeGreaterThan(20);
  expect(differing.map(({ differences }) => differences)).toEqual([]);
  expect(withOtherRules).toBe(0);
});
