import { describe, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { dataOf } from '#test/harness/api.ts';
import { aboutSexualHealth, doseChanges } from '#test/harness/dose-change.ts';
import type { Treated } from '#test/harness/ordered-treatment.ts';
import { sexualHealthSuite } from '#test/harness/sexual-health-suite.ts';
import { dailyTadalafil, sertraline, sildenafil, tadalafil } from '#test/harness/sexual-health-visits.ts';
import { codeOf, fieldsOf } from '#test/harness/treatment-api.ts';
import { statusOf } from '#test/harness/visit-api.ts';

const suite = sexualHealthSuite();
const { treated, treatment } = suite;
const ask = () => doseChanges(suite.harness, suite.maya, aboutSexualHealth);

interface Request {
  readonly wish: string;
  readonly proposal: string;
  readonly isSettled: boolean;
  readonly wanted: { readonly productId: number } | null;
  readonly proposed: { readonly productId: number } | null;
  readonly reasons: readonly { readonly id: string }[];
}
const requestOf = async (id: string): Promise<Request> => {
  const [{ journey_id }] = await suite.harness.rows('consultation', { id });
  const [{ dose_requests }] = await suite.harness.rows('journey', { id: journey_id });
  return dose_requests[0];
};
/** Sildenafil in tablets of this strength, with the patient's current count. */
const at = (mg: number): number => {
  const present = suite.harness.products.find(({ id }) => id === sildenafil);
  const name = present?.displayedName.replace(/\d+ mg/, `${mg} mg`);
  return suite.harness.products.find(({ displayedName }) => displayedName === name)?.id ?? 0;
};
const onSildenafil = async (): Promise<Treated> => {
  const visit = await treated([sildenafil], ['sildenafil']);
  await treatment().daysPass(20);
  return visit;
};
const onSertraline = (): Promise<Treated> => treated([sertraline], ['sertraline']);
const helpsInPart: Answers = { dose_sildenafil: 'up', ed_result: 'partial' };

/** The clinician proposes it and the patient accepts; it comes with the next shipment. */
const agreedOn = async ({ user }: Treated, id: string, productId: number) => {
  await suite.harness.api(suite.maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', {
    id,
  });
  dataOf(await ask().propose(id, [productId]));
  dataOf(await ask().accept(user, id));
};

describe('S2.40: another dose of erection medicine', () => {
  it.each([
    ['up', 100, helpsInPart],
    ['down', 25, { dose_sildenafil: 'down' }],
  ] as const)('%s to %d mg: requested, proposed, accepted, and sent next', async (wish, mg, answers) => {
    const visit = await onSildenafil();
    const id = await ask().asked(visit.user, answers);
    expect(await requestOf(id)).toMatchObject({
      wish,
      proposal: wish,
      isSettled: false,
      wanted: { productId: at(mg) },
      proposed: { productId: at(mg) },
    });
    expect(await treatment().runningProducts(visit)).toEqual([sildenafil]);
    await agreedOn(visit, id, at(mg));
    expect(await treatment().prescriptionsOf(visit)).toEqual({
      [sildenafil]: 'superseded',
      [at(mg)]: 'active',
    });
    expect(await treatment().runningProducts(visit)).toEqual([at(mg)]);
    expect(await treatment().sentProducts(visit)).toEqual([sildenafil]);
    await treatment().daysPass(90);
    expect(await treatment().sentProducts(visit)).toEqual([sildenafil, at(mg)]);
  });

  it('stop: ends immediately, with its subscription, and without a decision', async () => {
    const visit = await onSildenafil();
    const id = await ask().asked(visit.user, { dose_sildenafil: 'stop' });
    expect(await requestOf(id)).toMatchObject({ wish: 'stop', proposal: 'stop', isSettled: true });
    expect(await treatment().prescriptionsOf(visit)).toEqual({ [sildenafil]: 'stopped' });
    expect(await treatment().subscriptionsOf(visit)).toEqual(['canceled']);
    expect(await statusOf(suite.harness, 'consultation', id)).toBe('approved');
  });

  it.each<[string, Answers, RegExp]>([
    ['too few tries', { ...helpsInPart, ed_tries: '1_to_4' }, /at least 5 times/],
    ['too early', { ...helpsInPart }, /at least 14 days/],
  ])('up is refused by rule: %s', async (why, answers, message) => {
    const visit = await treated([sildenafil], ['sildenafil']);
    await treatment().daysPass(why === 'too few tries' ? 20 : 10);
    const id = await ask().open(visit.user);
    const refused = await ask().send(visit.user, id, answers);
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    expect(fieldsOf(refused)).toMatchObject([
      { field: 'dose_sildenafil', message: expect.stringMatching(message) },
    ]);
    expect(await statusOf(suite.harness, 'consultation', id)).toBe('draft');
    dataOf(await ask().send(visit.user, id, { dose_sildenafil: 'stay' }));
    expect(await treatment().prescriptionsOf(visit)).toEqual({ [sildenafil]: 'active' });
  });

  it('up with a nitrate ends the request: treatment is on hold, and no plan can be proposed', async () => {
    const visit = await onSildenafil();
    const id = await ask().open(visit.user);
    const sent = await ask().send(visit.user, id, { ...helpsInPart, nitrate_second: 'yes' });
    expect(dataOf<{ submitIntake: unknown }>(sent).submitIntake).toMatchObject({ outcome: 'stop' });
    expect(await treatment().prescriptionsOf(visit)).toEqual({ [sildenafil]: 'on_hold' });
    expect((await ask().propose(id, [at(100)])).errors).toHaveLength(1);
    expect(await treatment().sentProducts(visit)).toEqual([sildenafil]);
  });

  it.each<[string, Answers, Partial<Request>, string]>([
    ['works well enough', { dose_sildenafil: 'up' }, { proposal: 'stay' }, 'effect-not-partial'],
    ['dizziness', { ...helpsInPart, ed_side_effects: ['dizziness'] }, { proposal: 'down' }, 'dizziness'],
  ])('an unsafe or useless dose is not proposed: %s', async (_, answers, proposed, reason) => {
    const visit = await onSildenafil();
    const id = await ask().asked(visit.user, answers);
    const request = await requestOf(id);
    expect(request).toMatchObject({ ...proposed, isSettled: false });
    expect(request.reasons.map((one) => one.id)).toContain(reason);
    expect(await treatment().prescriptionsOf(visit)).toEqual({ [sildenafil]: 'active' });
  });
});

it('the desk shows the scores of the answers, and offers texts about this service line', async () => {
  const { consultationId: id } = await suite.sent([sildenafil], ['sildenafil']);
  const DESK = `query($id: ID!) { deskCase(consultationId: $id) { notes }
    deskMessaging(consultationId: $id) { templates { id } } }`;
  const { deskCase, deskMessaging } = dataOf<{
    deskCase: { notes: string[] };
    deskMessaging: { templates: { id: string }[] };
  }>(await suite.harness.api(suite.maya, DESK, { id }));
  expect(deskCase.notes).toEqual([
    'Erection score 18 of 25: mild (IIEF-5 in our own words, iief5_own@1).',
    '5 to 8 times a month asked: 24 tablets for 90 days fit.',
  ]);
  const ids = deskMessaging.templates.map((template) => template.id);
  expect(ids).toContain('how-to-take-erections');
  for (const other of ['how-to-take', 'how-to-take-early', 'photos']) expect(ids).not.toContain(other);
});

describe('tadalafil that is taken another way', () => {
  it('from as needed to every day: message and directions say to leave 48 hours', async () => {
    const visit = await treated([tadalafil], ['tadalafil']);
    await treatment().daysPass(20);
    const id = await ask().asked(visit.user, { dose_tadalafil: 'down' });
    await agreedOn(visit, id, dailyTadalafil);
    const text =
      'You change from tadalafil as needed to tadalafil every day. Leave 48 hours between the last tablet taken as needed and the first daily tablet, and never take both.';
    const messages = await suite.harness.rows('care_message', { user_id: visit.user.id, body: text });
    expect(messages).toHaveLength(1);
    const prescriptions = await suite.harness.rows('prescription', { user_id: visit.user.id });
    const directionsOf = (product: number): string =>
      prescriptions.find(({ product_id }) => product_id === product)?.directions;
    expect(directionsOf(dailyTadalafil)).toMatch(new RegExp(`^${text} Take it as your clinician directs`));
    expect(directionsOf(tadalafil)).not.toContain('48 hours');
  });

  it('another strength taken the same way does not mention it', async () => {
    const visit = await onSildenafil();
    await agreedOn(visit, await ask().asked(visit.user, { dose_sildenafil: 'down' }), at(25));
    const prescriptions = await suite.harness.rows('prescription', { user_id: visit.user.id });
    expect(prescriptions.filter(({ directions }) => /48 hours/.test(directions))).toEqual([]);
  });
});

describe('S2.40: another dose of an antidepressant', () => {
  it('stop is never automatic: a clinician gets the case with a taper, and treatment continues until then', async () => {
    const visit = await onSertraline();
    const id = await ask().asked(visit.user, { dose_sertraline: 'stop' });
    const request = await requestOf(id);
    expect(request).toMatchObject({ wish: 'stop', isSettled: false });
    expect(request.reasons.map((one) => one.id)).toContain('taper');
    expect(await treatment().prescriptionsOf(visit)).toEqual({ [sertraline]: 'active' });
    expect(await treatment().subscriptionsOf(visit)).toEqual(['active']);
    expect(await statusOf(suite.harness, 'consultation', id)).toBe('assigned');
  });

  it('up is refused before its time, and not proposed with low mood', async () => {
    const early = await onSertraline();
    const draft = await ask().open(early.user);
    const refused = await ask().send(early.user, draft, { dose_sertraline: 'up' });
    expect(fieldsOf(refused)).toMatchObject([
      { field: 'dose_sertraline', message: expect.stringMatching(/days.* from \w+ \d+, \d{4}/) },
    ]);
    const low = await onSertraline();
    await treatment().daysPass(30);
    const id = await ask().asked(low.user, {
      dose_sertraline: 'up',
      phq2_interest: '2',
      phq2_down: '1',
      phq9_3: '0',
      phq9_4: '0',
      phq9_5: '0',
      phq9_6: '0',
      phq9_7: '0',
      phq9_8: '0',
      phq9_9: '0',
    });
    const request = await requestOf(id);
    expect(request.proposal).toBe('stay');
    expect(request.reasons.map((one) => one.id)).toContain('mood');
  });
});

it('every decision above is evaluated again with the same result, whatever the flags are now', () =>
  suite.expectSameDecisions());
