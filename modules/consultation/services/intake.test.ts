import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { save, statusOf, submit, submitVisit } from '#test/harness/care/visit.ts';
import { intakeAnswers, openWorld, responseOf, type World } from '#test/harness/care/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.clinician();
});
afterAll(() => world.close());

const SAVE = 'mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }';

const findingsOf = (consultationId: string): Promise<string[]> =>
  world.scope
    .db('eligibility_finding')
    .where({ consultation_id: consultationId })
    .orderBy('rule_id')
    .pluck('rule_id');

const noticesOf = (userId: string): Promise<string[]> =>
  world.scope.db('notice').where({ person_id: userId }).pluck('kind');

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

describe('handing the intake in', () => {
  it.each(effects)('$name', async (effect) => {
    const visit = await submitVisit(world, effect.drugs, effect.changes);
    expect(visit.outcome).toMatchObject({
      outcome: effect.outcome,
      href: effect.href,
      removedDrugTypes: effect.removed,
    });
    expect(await statusOf(world, 'journey', visit.journeyId)).toBe(effect.journey);
    expect(await statusOf(world, 'consultation', visit.consultationId)).toBe(effect.consultation);
    expect(world.billing.releases.includes(visit.checkoutId)).toBe(effect.released);
    expect(await noticesOf(visit.user.id)).toEqual(effect.released ? ['visit_ended'] : []);
    const [quiz] = await world.scope
      .db('quiz_response')
      .where({ id: await responseOf(world.scope, visit.consultationId) })
      .pluck('status');
    expect(quiz).toBe(effect.released ? 'stopped' : 'completed');
    const stored = await findingsOf(visit.consultationId);
    expect(visit.outcome.findings.map((finding) => finding.ruleId).sort()).toEqual(stored);
  });

  it('alerts the care team of an emergency until somebody has written to him', async () => {
    const operator = await world.operator();
    const visit = await submitVisit(world, ['finasteride'], { urgent_symptoms: ['chest_pain'] });
    const first = async () => {
      const answer = await world.api(operator, '{ deskQueue { consultationId statusWords } }');
      const queue = answer.data?.deskQueue;
      return Array.isArray(queue) ? queue.find((row) => row.consultationId === visit.consultationId) : null;
    };
    expect(await first()).toMatchObject({ statusWords: 'Emergency answers: contact the patient now' });
    const told = await world.scope.db('outbox_event').where({ type: 'care.alerted' }).pluck('payload');
    expect(told.at(-1)).toEqual({ userId: visit.user.id, consultationId: visit.consultationId });
    await world.api(
      operator,
      'mutation($id: ID!, $body: String!) { deskMessage(consultationId: $id, body: $body, asksPatient: false) { id } }',
      {
        id: visit.consultationId,
        body: 'Are you safe now?',
      },
    );
    expect(await first()).toBeUndefined();
  });

  it('does not ask someone in an emergency to finish the questions', async () => {
    const user = await world.patient();
    const { consultationId } = await world.buy(user, ['finasteride']);
    const responseId = await responseOf(world.scope, consultationId);
    const revision = await save(world, user, responseId, 0, { urgent_symptoms: ['self_harm'] });
    const answer = await submit(world, user, responseId, revision);
    expect(answer.data?.submitIntake).toMatchObject({ outcome: 'emergency' });
  });

  it('names every question that is missing', async () => {
    const user = await world.patient();
    const { consultationId } = await world.buy(user, ['ketoconazole']);
    const responseId = await responseOf(world.scope, consultationId);
    const { attest: _, patchy: __, ...rest } = intakeAnswers(['ketoconazole']);
    const revision = await save(world, user, responseId, 0, rest);
    const answer = await submit(world, user, responseId, revision);
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'patchy', message: 'Please answer this question.' },
        { field: 'attest', message: 'Please answer this question.' },
      ],
    });
    expect(await statusOf(world, 'consultation', consultationId)).toBe('draft');
    expect(await findingsOf(consultationId)).toEqual([]);
  });

  it('flags a birth date that differs from the profile, and judges by the younger', async () => {
    const visit = await submitVisit(world, ['finasteride'], { dob: '1950-04-12' });
    expect(await findingsOf(visit.consultationId)).toContain('DOB-MISMATCH');
    const minor = await submitVisit(world, ['finasteride'], { dob: '2012-04-12' });
    expect(minor.outcome.outcome).toBe('stop');
    expect(await findingsOf(minor.consultationId)).toContain('AGE-MIN');
  });

  it('flags a stop that was answered away in the same visit, and keeps both answers', async () => {
    const user = await world.patient();
    const { consultationId } = await world.buy(user, ['finasteride']);
    const responseId = await responseOf(world.scope, consultationId);
    const stopped = await save(world, user, responseId, 0, intakeAnswers(['finasteride'], { patchy: 'yes' }));
    const revision = await save(world, user, responseId, stopped, intakeAnswers(['finasteride']));
    await submit(world, user, responseId, revision);
    expect(await findingsOf(consultationId)).toContain('ANSWER-CHANGED');
    const [row] = await world.scope
      .db('consultation')
      .where({ id: consultationId })
      .select('answers', 'earlier_answers');
    expect(row.answers.patchy).toBe('no');
    expect(row.earlier_answers).toMatchObject([{ answers: { patchy: 'yes' }, ruleIds: ['H1'] }]);
  });

  it('flags a stop of an earlier visit that is answered away in the next', async () => {
    const stopped = await submitVisit(world, ['finasteride'], { patchy: 'yes' });
    const next = await submitVisit(world, ['finasteride'], {}, stopped.user);
    expect(next.outcome.findings.map((finding) => finding.ruleId)).toContain('ANSWER-CHANGED');
  });
});

describe('autosave', () => {
  const draft = async () => {
    const user = await world.patient();
    const { consultationId } = await world.buy(user, ['finasteride']);
    return { user, consultationId, responseId: await responseOf(world.scope, consultationId) };
  };

  it.each([
    ['not JSON', '{', ['answers']],
    ['a list', '[]', ['answers']],
    ['an unknown option', '{"patchy":"maybe"}', ['patchy']],
    ['an unknown question', '{"favourite":"x"}', ['favourite']],
    ['two faults', '{"patchy":1,"dob":"2026-02-30"}', ['patchy', 'dob']],
  ])('names the fault in %s and stores nothing', async (_, answersJson, fields) => {
    const { user, responseId } = await draft();
    const answer = await world.api(user, SAVE, { input: { responseId, revision: 0, answersJson } });
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const named = answer.errors?.[0]?.extensions.fields;
    expect(Array.isArray(named) ? named.map(({ field }) => field).sort() : []).toEqual([...fields].sort());
    const [content] = await world.scope.db('quiz_response').where({ id: responseId }).pluck('content');
    expect(content).toEqual({});
  });

  it('refuses what another device has overtaken', async () => {
    const { user, responseId } = await draft();
    await save(world, user, responseId, 0, { patchy: 'no' });
    const late = await world.api(user, SAVE, { input: { responseId, revision: 0, answersJson: '{}' } });
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it("does not find another patient's questionnaire", async () => {
    const { responseId } = await draft();
    const other = await world.patient();
    const input = { responseId, revision: 0, answersJson: '{}' };
    expect((await world.api(other, SAVE, { input })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await submit(world, other, responseId, 0)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await world.api(null, SAVE, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const odd = { ...input, responseId: "1' or '1'='1" };
    expect((await world.api(other, SAVE, { input: odd })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'input.responseId' }],
    });
  });

  it('gives a second visit a questionnaire of its own once the first is handed in', async () => {
    const user = await world.patient();
    const first = await world.buy(user, ['ketoconazole']);
    const second = await world.buy(user, ['finasteride']);
    expect(await responseOf(world.scope, second.consultationId)).toBeNull();
    const responseId = await responseOf(world.scope, first.consultationId);
    const revision = await save(world, user, responseId, 0, intakeAnswers(['ketoconazole']));
    await submit(world, user, responseId, revision);
    await world.api(user, 'mutation { finishPhotos }');
    const page = await world.api(
      user,
      '{ currentUser { visit { consultationId intake { responseId revision answers } } } }',
    );
    expect(page.data?.currentUser).toMatchObject({
      visit: { consultationId: second.consultationId, intake: { revision: 0, answers: '{}' } },
    });
  });
});

describe('reading care', () => {
  it('takes one statement for care, visit and outcome together', async () => {
    const visit = await submitVisit(world, ['finasteride']);
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }) => void statements.push(sql);
    world.scope.db.on('query', listen);
    const page = await world.api(
      visit.user,
      '{ currentUser { care { headline action { href } } visit { statusWords canUploadPhotos outcome { outcome } requestedProducts { id } } } }',
    );
    world.scope.db.off('query', listen);
    expect(page.data?.currentUser).toEqual({
      care: { headline: 'Add your photos', action: { href: photos } },
      visit: {
        statusWords: 'A clinician has your visit',
        canUploadPhotos: true,
        outcome: { outcome: 'counsel' },
        requestedProducts: [{ id: world.product('finasteride').id }],
      },
    });
    // The patient, their care, and at the first time the products.
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});

describe('safety texts', () => {
  const pregnancy: Answers = { partner_pregnant: ['pregnant'] };
  const open = async (changes: Answers = {}) => {
    const user = await world.patient();
    const { consultationId } = await world.buy(user, ['finasteride']);
    const responseId = await responseOf(world.scope, consultationId);
    const revision = await save(world, user, responseId, 0, intakeAnswers(['finasteride'], changes));
    const send = (read: readonly string[]) => submit(world, user, responseId, revision, read);
    return { consultationId, send };
  };
  const texts = (consultationId: string) =>
    world.scope
      .db('eligibility_finding')
      .where({ consultation_id: consultationId, outcome: 'counsel' })
      .orderBy('rule_id')
      .select('rule_id', 'version', 'read_at');

  it('must be ticked: what is missing is named with its words, and nothing is handed in', async () => {
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
    expect(await statusOf(world, 'consultation', consultationId)).toBe('draft');
    expect(await texts(consultationId)).toEqual([]);
  });

  it('are kept with rule, version and time', async () => {
    const { consultationId, send } = await open(pregnancy);
    const answer = await send(['FIN-COUNSEL', 'FIN-HANDLING']);
    expect(answer.errors).toBeUndefined();
    const read_at = world.clock.now();
    expect(await texts(consultationId)).toEqual([
      { rule_id: 'FIN-COUNSEL', version: 1, read_at },
      { rule_id: 'FIN-HANDLING', version: 1, read_at },
    ]);
  });

  it('are not asked of a man whose answers end the visit', async () => {
    const { consultationId, send } = await open({ patchy: 'yes' });
    const answer = await send([]);
    expect(answer.data).toMatchObject({ submitIntake: { outcome: 'stop' } });
    expect((await texts(consultationId)).every(({ read_at }) => read_at === null)).toBe(true);
  });

  it('are a list of bounded length', async () => {
    const { send } = await open();
    const answer = await send(Array.from({ length: 201 }, (_, index) => `R${index}`));
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'acknowledgedRuleIds' }] });
  });
});
