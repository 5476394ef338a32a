import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { factPort } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { intakeAnswers, responseOf, save, statusOf, submit } from '#test/harness/visit-api.ts';

const harness = await openFileHarness({ modules: careModules });
await harness.clinician();

const SAVE = 'mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }';

const findingsOf = (consultationId: string): Promise<string[]> =>
  harness.scope
    .db('eligibility_finding')
    .where({ consultation_id: consultationId })
    .orderBy('rule_id')
    .pluck('rule_id');

const noticesOf = (userId: string): Promise<string[]> =>
  harness.scope.db('notice').where({ person_id: userId }).pluck('kind');

interface Effect {
  readonly name: string;
  readonly drugs: readonly DrugType[];
  readonly changes: Answers;
  readonly outcome: string;
  readonly href: string;
  readonly journey: string;
  readonly consultation: string;
  readonly removed: readonly string[];
  readonly released: boolean;
}

const photos = '/consultation/photo-upload';
const alternatives = '/not-eligible-user/alternatives';
const goesOn = { journey: 'awaiting_media', consultation: 'assigned', released: false };
const isOver = { journey: 'ineligible', consultation: 'canceled', released: true };

const effects: readonly Effect[] = [
  {
    name: 'counsel',
    drugs: ['finasteride'],
    changes: {},
    outcome: 'counsel',
    href: photos,
    removed: [],
    ...goesOn,
  },
  {
    name: 'review',
    drugs: ['finasteride'],
    changes: { conditions: ['liver'], conditions_detail: 'Fatty liver' },
    outcome: 'review',
    href: photos,
    removed: [],
    ...goesOn,
  },
  {
    name: 'alternative with something left',
    drugs: ['finasteride', 'ketoconazole'],
    changes: { allergies: ['finasteride'], allergies_detail: 'Hives' },
    outcome: 'alternative',
    href: alternatives,
    removed: ['finasteride'],
    ...goesOn,
  },
  {
    name: 'alternative with nothing left',
    drugs: ['finasteride'],
    changes: { allergies: ['finasteride'], allergies_detail: 'Hives' },
    outcome: 'alternative',
    href: alternatives,
    removed: ['finasteride'],
    ...isOver,
  },
  {
    name: 'stop',
    drugs: ['finasteride'],
    changes: { patchy: 'yes' },
    outcome: 'stop',
    href: alternatives,
    removed: ['finasteride'],
    ...isOver,
  },
  {
    name: 'stop by sex',
    drugs: ['finasteride'],
    changes: { sex_at_birth: 'female' },
    outcome: 'stop',
    href: '/not-eligible-user/sex',
    removed: ['finasteride'],
    ...isOver,
  },
  {
    name: 'stop by state',
    drugs: ['finasteride'],
    changes: { state: 'AK' },
    outcome: 'stop',
    href: '/not-eligible-user/state',
    removed: ['finasteride'],
    ...isOver,
  },
  {
    name: 'emergency',
    drugs: ['finasteride'],
    changes: { self_harm_now: 'yes' },
    outcome: 'emergency',
    href: alternatives,
    removed: ['finasteride'],
    ...isOver,
  },
];

describe('submitting the intake', () => {
  it.each(effects)('$name', async (effect) => {
    const visit = await harness.visit({ drugTypes: effect.drugs, answers: effect.changes });
    expect(visit.outcome).toMatchObject({
      outcome: effect.outcome,
      href: effect.href,
      removedDrugTypes: effect.removed,
    });
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe(effect.journey);
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe(effect.consultation);
    expect(harness.billing.releases.includes(visit.checkoutId)).toBe(effect.released);
    expect(await noticesOf(visit.user.id)).toEqual(effect.released ? ['visit_ended'] : []);
    const [quiz] = await harness.scope
      .db('quiz_response')
      .where({ id: await responseOf(harness.scope, visit.consultationId) })
      .pluck('status');
    expect(quiz).toBe(effect.released ? 'stopped' : 'completed');
    const stored = await findingsOf(visit.consultationId);
    expect(visit.outcome.findings.map((finding) => finding.ruleId).sort()).toEqual(stored);
  });

  it('does not require a patient in an emergency to finish the questions', async () => {
    const user = await harness.patient();
    const { consultationId } = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
    const responseId = await responseOf(harness.scope, consultationId);
    const revision = await save(harness, user, responseId, 0, { urgent_symptoms: ['self_harm'] });
    const answer = await submit(harness, user, responseId, revision);
    expect(answer.data?.submitIntake).toMatchObject({ outcome: 'emergency' });
  });

  it('names every question that is missing', async () => {
    const user = await harness.patient();
    const { consultationId } = await harness.openVisit({ patient: user, drugTypes: ['ketoconazole'] });
    const responseId = await responseOf(harness.scope, consultationId);
    const { attest: _, patchy: __, ...rest } = intakeAnswers(['ketoconazole']);
    const revision = await save(harness, user, responseId, 0, rest);
    const answer = await submit(harness, user, responseId, revision);
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'patchy', message: 'Please answer this question.' },
        { field: 'attest', message: 'Please answer this question.' },
      ],
    });
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('draft');
    expect(await findingsOf(consultationId)).toEqual([]);
  });

  it('flags a birth date that differs from the profile, and uses the younger age', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'], answers: { dob: '1950-04-12' } });
    expect(await findingsOf(visit.consultationId)).toContain('DOB-MISMATCH');
    const minor = await harness.visit({ drugTypes: ['finasteride'], answers: { dob: '2012-04-12' } });
    expect(minor.outcome.outcome).toBe('stop');
    expect(await findingsOf(minor.consultationId)).toContain('AGE-MIN');
  });

  it('flags a stop whose answer was changed back in the same visit, and stores both answers', async () => {
    const user = await harness.patient();
    const { consultationId } = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
    const responseId = await responseOf(harness.scope, consultationId);
    const stopped = await save(
      harness,
      user,
      responseId,
      0,
      intakeAnswers(['finasteride'], { patchy: 'yes' }),
    );
    const revision = await save(harness, user, responseId, stopped, intakeAnswers(['finasteride']));
    await submit(harness, user, responseId, revision);
    expect(await findingsOf(consultationId)).toContain('ANSWER-CHANGED');
    const [row] = await harness.scope.db('consultation').where({ id: consultationId }).select('answers');
    expect(row.answers.patchy).toBe('no');
    const facts = await harness.scope.use(factPort).of(user.id);
    expect(facts.filter(({ question }) => question === 'patchy')).toMatchObject([
      { value: 'yes', stage: 'draft', visitId: consultationId, ruleIds: ['H1'] },
      { value: 'no', stage: 'draft', visitId: consultationId, ruleIds: [] },
      { value: 'no', stage: 'submitted', visitId: consultationId, ruleIds: [] },
    ]);
  });

  it('flags a stop of an earlier visit whose answer is changed back in the next', async () => {
    const stopped = await harness.visit({ drugTypes: ['finasteride'], answers: { patchy: 'yes' } });
    const next = await harness.visit({ drugTypes: ['finasteride'], answers: {}, patient: stopped.user });
    expect(next.outcome.findings.map((finding) => finding.ruleId)).toContain('ANSWER-CHANGED');
  });
});

describe('autosave', () => {
  const draft = async () => {
    const user = await harness.patient();
    const { consultationId } = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
    return { user, consultationId, responseId: await responseOf(harness.scope, consultationId) };
  };

  it.each([
    ['not JSON', '{', ['answers']],
    ['a list', '[]', ['answers']],
    ['an unknown option', '{"patchy":"maybe"}', ['patchy']],
    ['an unknown question', '{"favorite":"x"}', ['favorite']],
    ['two answers', '{"patchy":1,"dob":"2026-02-30"}', ['patchy', 'dob']],
  ])('names the error in %s and stores nothing', async (_, answersJson, fields) => {
    const { user, responseId } = await draft();
    const answer = await harness.api(user, SAVE, { input: { responseId, revision: 0, answersJson } });
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const named = answer.errors?.[0]?.extensions.fields;
    expect(Array.isArray(named) ? named.map(({ field }) => field).sort() : []).toEqual([...fields].sort());
    const [content] = await harness.scope.db('quiz_response').where({ id: responseId }).pluck('content');
    expect(content).toEqual({});
  });

  it('refuses a revision that another device has already replaced', async () => {
    const { user, responseId } = await draft();
    await save(harness, user, responseId, 0, { patchy: 'no' });
    const late = await harness.api(user, SAVE, { input: { responseId, revision: 0, answersJson: '{}' } });
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it("does not find another patient's questionnaire", async () => {
    const { responseId } = await draft();
    const other = await harness.patient();
    const input = { responseId, revision: 0, answersJson: '{}' };
    expect((await harness.api(other, SAVE, { input })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await submit(harness, other, responseId, 0)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await harness.api(null, SAVE, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const odd = { ...input, responseId: "1' or '1'='1" };
    expect((await harness.api(other, SAVE, { input: odd })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'input.responseId' }],
    });
  });

  it('opens the questionnaire of a second visit once the first is submitted', async () => {
    const user = await harness.patient();
    const first = await harness.openVisit({ patient: user, drugTypes: ['ketoconazole'] });
    harness.clock.advance(1_000);
    const second = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
    expect(await responseOf(harness.scope, second.consultationId)).toBeNull();
    const responseId = await responseOf(harness.scope, first.consultationId);
    const revision = await save(harness, user, responseId, 0, intakeAnswers(['ketoconazole']));
    await submit(harness, user, responseId, revision);
    await harness.api(user, 'mutation { finishPhotos }');
    const page = await harness.api(
      user,
      '{ currentUser { visit { consultationId intake { responseId revision answers } } } }',
    );
    expect(page.data?.currentUser).toMatchObject({
      visit: { consultationId: second.consultationId, intake: { revision: 0, answers: '{}' } },
    });
  });
});

describe('reading care', () => {
  it('reads care, visit and outcome together in one statement', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }) => void statements.push(sql);
    harness.scope.db.on('query', listen);
    const page = await harness.api(
      visit.user,
      '{ currentUser { care { headline action { href } } visit { statusLabel canUploadPhotos outcome { outcome } requestedProducts { id } } } }',
    );
    harness.scope.db.off('query', listen);
    expect(page.data?.currentUser).toEqual({
      care: { headline: 'Add your photos', action: { href: photos } },
      visit: {
        statusLabel: 'A clinician has your visit',
        canUploadPhotos: true,
        outcome: { outcome: 'counsel' },
        requestedProducts: [{ id: harness.product('finasteride').id }],
      },
    });
    // The patient, their care, and for the first request the products.
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});

describe('counsel texts', () => {
  const pregnancy: Answers = { partner_pregnant: ['pregnant'] };
  const open = async (changes: Answers = {}) => {
    const user = await harness.patient();
    const { consultationId } = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
    const responseId = await responseOf(harness.scope, consultationId);
    const revision = await save(harness, user, responseId, 0, intakeAnswers(['finasteride'], changes));
    const send = (read: readonly string[]) => submit(harness, user, responseId, revision, read);
    return { consultationId, send };
  };
  const texts = (consultationId: string) =>
    harness.scope
      .db('eligibility_finding')
      .where({ consultation_id: consultationId, outcome: 'counsel' })
      .orderBy('rule_id')
      .select('rule_id', 'version', 'read_at');

  it('must be acknowledged: missing ones are named with their text, and nothing is submitted', async () => {
    const { consultationId, send } = await open(pregnancy);
    const answer = await send(['FIN-COUNSEL', 'NO-SUCH-RULE']);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'acknowledgedRuleIds' },
        {
          field: 'acknowledgedRuleIds.FIN-HANDLING',
          message: expect.stringContaining('can harm an unborn boy'),
        },
      ],
    });
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('draft');
    expect(await texts(consultationId)).toEqual([]);
  });

  it('are stored with rule, version and time', async () => {
    const { consultationId, send } = await open(pregnancy);
    const answer = await send(['FIN-COUNSEL', 'FIN-HANDLING']);
    expect(answer.errors).toBeUndefined();
    const read_at = harness.clock.now();
    expect(await texts(consultationId)).toEqual([
      { rule_id: 'FIN-COUNSEL', version: 1, read_at },
      { rule_id: 'FIN-HANDLING', version: 1, read_at },
    ]);
  });

  it('are not required of a patient whose answers end the visit', async () => {
    const { consultationId, send } = await open({ patchy: 'yes' });
    const answer = await send([]);
    expect(answer.data).toMatchObject({ submitIntake: { outcome: 'stop' } });
    expect((await texts(consultationId)).every(({ read_at }) => read_at === null)).toBe(true);
  });

  it('are a list of limited length', async () => {
    const { send } = await open();
    const answer = await send(Array.from({ length: 201 }, (_, index) => `R${index}`));
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'acknowledgedRuleIds' }] });
  });
});
