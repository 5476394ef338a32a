import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import {
  healthyErections,
  healthyOnTreatment,
} from '#modules/eligibility/domain/questionnaires/healthy-sexual-health-answers.ts';
import { visitRegistration } from '#modules/eligibility/index.ts';
import { type Answers, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import { dataOf } from '#test/harness/api.ts';
import { sexualHealthSuite } from '#test/harness/sexual-health-suite.ts';
import {
  dailyTadalafil,
  higherDaily,
  sertraline,
  sildenafil,
  tadalafil,
  threeMonthsOfSertraline,
  tooHigh,
  tooManyTablets,
} from '#test/harness/sexual-health-visits.ts';
import { allTexts, statusOf } from '#test/harness/visit-api.ts';

const suite = sexualHealthSuite();
const { treatment, sent, approve, propose, shipped, treated } = suite;

describe('S1.11: erection medicine', () => {
  it('as needed: the intake is approved and the parcel is sent', async () => {
    const visit = await sent([sildenafil], ['sildenafil']);
    expect(visit.outcome).toMatchObject({ outcome: 'counsel', removedDrugTypes: [] });
    expect(await suite.harness.charges(visit.user.id)).toEqual([]);
    dataOf(await approve(visit.consultationId));
    expect(await shipped(visit)).toEqual([sildenafil]);
    expect(await treatment().prescriptionsOf(visit)).toEqual({ [sildenafil]: 'active' });
    expect(await suite.harness.charges(visit.user.id)).toEqual([
      suite.harness.products.find(({ id }) => id === sildenafil)?.price,
    ]);
  });

  it('daily: tadalafil starts with 2.5 mg', async () => {
    const visit = await sent([dailyTadalafil], ['tadalafil']);
    dataOf(await approve(visit.consultationId));
    expect(await shipped(visit)).toEqual([dailyTadalafil]);
  });

  it('the texts that the patient read are recorded', async () => {
    const visit = await sent([sildenafil], ['sildenafil']);
    const read = await suite.harness.scope
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
    expect(await statusOf(suite.harness, 'consultation', visit.consultationId)).toBe('canceled');
    expect(await shipped(visit)).toEqual([]);
    expect(await suite.harness.charges(visit.user.id)).toEqual([]);
  });

  it('two contradictory answers about nitrates block approval, also when the flag is acknowledged', async () => {
    const visit = await sent([sildenafil], ['sildenafil'], { nitrate_second: 'not_sure' });
    expect(visit.outcome.outcome).toBe('review');
    const answer = await approve(visit.consultationId, { acknowledgedRuleIds: ['PDE-NITRATE-SPLIT'] });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await statusOf(suite.harness, 'consultation', visit.consultationId)).toBe('assigned');
  });

  it('the flag ed-eligibility-age stops a patient who is younger, and the record stores the age limit', async () => {
    suite.setFlags({ 'ed-eligibility-age': 40 });
    const visit = await sent([sildenafil], ['sildenafil']);
    expect(visit.outcome.findings.map(({ ruleId }) => ruleId)).toContain('AGE-ED');
    const [record] = await suite.harness.rows('decision_record', {
      consultation_id: visit.consultationId,
      purpose: 'submit',
    });
    expect(record.context.patient).toEqual({ takenDrugs: [], erectionMinimumAge: 40, earlyRefills: 0 });
  });

  it('a renewal asks how treatment goes, and is approved again', async () => {
    const visit = await treated([sildenafil], ['sildenafil']);
    suite.harness.clock.set(addDays(suite.harness.clock.now(), 70));
    const { user } = visit;
    const actor = { role: 'patient', id: user.id, impersonatorId: null } as const;
    const config = visitRegistration('renewal', ['sildenafil']).questionnaire.questionsFor(['sildenafil']);
    expect(config.name).toBe('sh-renewal');
    const draft = await suite.harness.scope.use(quizPort).openDraft(actor, { userId: user.id }, config);
    const today = healthyErections(toCalendarDate(suite.harness.clock.now()));
    const answers = pruneHidden(config, {
      ...today,
      ...healthyOnTreatment,
      state: visit.state,
      phq2_interest: '0',
      phq2_down: '0',
      self_harm_now: 'no',
    });
    await suite.harness.scope.use(quizPort).saveDraft(actor, { userId: user.id }, config, {
      responseId: draft.id,
      revision: draft.revision,
      answers,
    });
    const done = await suite.harness.scope
      .use(quizPort)
      .complete(actor, { userId: user.id }, config, draft.id);
    expect(done).toMatchObject({ ok: true });
    const sentRenewal = await suite.harness.scope
      .use(consultationPort)
      .submitRenewal(actor, { userId: user.id, quizResponseId: draft.id, acknowledgedRuleIds: allTexts });
    expect(sentRenewal).toMatchObject({ ok: true });
    const id = sentRenewal.ok ? sentRenewal.value.consultationId : '';
    dataOf(await approve(id));
    expect(await statusOf(suite.harness, 'consultation', id)).toBe('approved');
  });
});

describe('S3.50: the journey of a first visit about sexual health', () => {
  const JOURNEY = `{ currentUser { journeys { kind status nextActions isUserActionable flowType } care { action { href } } } }`;
  const SEND_ID = 'mutation { sendIdentification(method: "second_proof", note: "I have a student card.") }';
  const journeyOf = async ({ user }: { readonly user: Parameters<typeof suite.harness.api>[0] }) =>
    Object(dataOf<{ currentUser: unknown }>(await suite.harness.api(user, JOURNEY)).currentUser);

  it('asks for an ID after the questions, and waits for the clinician once it is sent', async () => {
    const visit = await sent([sildenafil], ['sildenafil']);
    expect(await journeyOf(visit)).toEqual({
      journeys: [
        {
          kind: 'sh_initial',
          status: 'awaiting_identification',
          nextActions: ['upload_id'],
          isUserActionable: true,
          flowType: 'normal',
        },
      ],
      care: { action: { href: '/consultation/photo-upload/identification' } },
    });
    dataOf(await suite.harness.api(visit.user, SEND_ID));
    expect(await journeyOf(visit)).toMatchObject({ journeys: [{ status: 'awaiting_doctor' }] });
  });

  it('a review does not wait for it, and the patient waits at most a day', async () => {
    const reviewed = await sent([sildenafil], ['sildenafil']);
    dataOf(await approve(reviewed.consultationId));
    expect(await shipped(reviewed)).toEqual([sildenafil]);
    const waiting = await sent([sildenafil], ['sildenafil']);
    suite.harness.clock.set(addDays(suite.harness.clock.now(), 1.1));
    await treatment().hour();
    expect(await journeyOf(waiting)).toMatchObject({ journeys: [{ status: 'awaiting_doctor' }] });
  });

  it('a patient who was identified before is not asked again', async () => {
    const first = await sent([sildenafil], ['sildenafil']);
    dataOf(await suite.harness.api(first.user, SEND_ID));
    await suite.harness.scope
      .db('identification')
      .where({ user_id: first.user.id })
      .update({ status: 'confirmed' });
    dataOf(await approve(first.consultationId));
    const next = await suite.harness.openVisit({ drugTypes: ['sertraline'], patient: first.user });
    await suite.agree(first.user);
    await suite.harness.submitIntake(next, ['sertraline']);
    expect(await statusOf(suite.harness, 'journey', next.journeyId)).toBe('awaiting_doctor');
  });
});

describe('S3.24: the limits of dose and quantity', () => {
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
      expect(await suite.harness.rows('prescription', { user_id: visit.user.id })).toEqual([]);
      dataOf(await approve(visit.consultationId));
    },
  );

  it('the desk lists only what the patient may be prescribed', async () => {
    const visit = await sent([sildenafil], ['sildenafil'], {
      meds: ['alpha_blocker'],
      meds_detail: 'Tamsulosin',
    });
    const page = await suite.harness.api(
      suite.maya,
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

it('every decision above is evaluated again with the same result, whatever the flags are now', () =>
  suite.expectSameDecisions());
