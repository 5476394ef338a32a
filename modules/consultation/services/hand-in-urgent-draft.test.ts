import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { save, statusOf } from '#test/harness/care/visit.ts';
import { openWorld, responseOf, type World } from '#test/harness/care/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.clinician();
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance(3_600_000));

const minutes = (count: number) => world.clock.advance(count * 60_000);

/** A patient who saved these answers one after the other, half a minute apart, and then closed the tab. */
const leftAfter = async (...saves: Answers[]) => {
  const user = await world.patient();
  const bought = await world.buy(user, ['finasteride']);
  const responseId = await responseOf(world.scope, bought.consultationId);
  let revision = 0;
  for (const answers of saves) {
    revision = await save(world, user, responseId, revision, answers);
    world.clock.advance(30_000);
  }
  return { user, responseId, revision, ...bought };
};
const alertsFor = async (consultationId: string) =>
  (await world.scope.db('outbox_event').where({ type: 'care.alerted' }).pluck('payload')).filter(
    (payload) => payload.consultationId === consultationId,
  );

it('an emergency answer in a saved draft alerts the care team when the tab was closed', async () => {
  const { consultationId, journeyId, responseId, checkoutId, user } = await leftAfter({
    urgent_symptoms: ['chest_pain'],
  });
  minutes(1);
  await world.sweep();
  expect(await alertsFor(consultationId)).toEqual([]);
  expect(await statusOf(world, 'consultation', consultationId)).toBe('draft');
  minutes(1);
  await world.sweep();
  await world.sweep();
  expect(await alertsFor(consultationId)).toEqual([{ userId: user.id, consultationId }]);
  expect(await statusOf(world, 'consultation', consultationId)).toBe('canceled');
  expect(await statusOf(world, 'journey', journeyId)).toBe('ineligible');
  const [row] = await world.scope.db('consultation').where({ id: consultationId });
  expect(row).toMatchObject({ outcome: 'emergency', answers: { urgent_symptoms: ['chest_pain'] } });
  expect(row.alert_at).not.toBeNull();
  const [response] = await world.scope.db('quiz_response').where({ id: responseId });
  expect(response.status).toBe('stopped');
  expect(world.billing.releases).toContain(checkoutId);
});

it('not when he took it back within two minutes', async () => {
  const { consultationId } = await leftAfter(
    { urgent_symptoms: ['chest_pain'] },
    { urgent_symptoms: ['none'] },
  );
  minutes(10);
  await world.sweep();
  expect(await alertsFor(consultationId)).toEqual([]);
  expect(await statusOf(world, 'consultation', consultationId)).toBe('draft');
});

it('going on with other questions does not put it off', async () => {
  const { consultationId } = await leftAfter(
    { urgent_symptoms: ['chest_pain'] },
    { urgent_symptoms: ['chest_pain'], patchy: 'no' },
    { urgent_symptoms: ['chest_pain'], patchy: 'no', family: 'yes' },
    { urgent_symptoms: ['chest_pain'], patchy: 'no', family: 'no' },
  );
  await world.sweep();
  expect(await alertsFor(consultationId)).toHaveLength(1);
});

it('an answer that merely ends the visit is no emergency', async () => {
  const { consultationId } = await leftAfter({ urgent_symptoms: ['none'], patchy: 'yes' });
  minutes(10);
  await world.sweep();
  expect(await alertsFor(consultationId)).toEqual([]);
  expect(await statusOf(world, 'consultation', consultationId)).toBe('draft');
});
