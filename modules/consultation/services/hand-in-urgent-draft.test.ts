import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { responseOf, save, statusOf } from '#test/harness/visit-api.ts';

const harness = await openFileHarness({ modules: careModules });
await harness.clinician();
beforeEach(() => harness.clock.advance(3_600_000));

const minutes = (count: number) => harness.clock.advance(count * 60_000);

/** A patient who saved these answers one by one, half a minute apart, and then closed the tab. */
const leftAfter = async (...saves: Answers[]) => {
  const user = await harness.patient();
  const visit = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
  const responseId = await responseOf(harness.scope, visit.consultationId);
  let revision = 0;
  for (const answers of saves) {
    revision = await save(harness, user, responseId, revision, answers);
    harness.clock.advance(30_000);
  }
  return { ...visit, responseId, revision };
};
const alertsFor = async (consultationId: string) =>
  (await harness.scope.db('outbox_event').where({ type: 'care.alerted' }).pluck('payload')).filter(
    (payload) => payload.consultationId === consultationId,
  );

it('an emergency answer in a saved draft alerts the care team when the tab was closed', async () => {
  const { consultationId, journeyId, responseId, checkoutId, user } = await leftAfter({
    urgent_symptoms: ['chest_pain'],
  });
  minutes(1);
  await harness.sweep();
  expect(await alertsFor(consultationId)).toEqual([]);
  expect(await statusOf(harness, 'consultation', consultationId)).toBe('draft');
  minutes(1);
  await harness.sweep();
  await harness.sweep();
  expect(await alertsFor(consultationId)).toEqual([{ userId: user.id, consultationId }]);
  expect(await statusOf(harness, 'consultation', consultationId)).toBe('canceled');
  expect(await statusOf(harness, 'journey', journeyId)).toBe('ineligible');
  const [row] = await harness.scope.db('consultation').where({ id: consultationId });
  expect(row).toMatchObject({ outcome: 'emergency', answers: { urgent_symptoms: ['chest_pain'] } });
  expect(row.alert_at).not.toBeNull();
  const [response] = await harness.scope.db('quiz_response').where({ id: responseId });
  expect(response.status).toBe('stopped');
  expect(harness.billing.releases).toContain(checkoutId);
});

it('an emergency answer that is changed back within two minutes alerts nobody', async () => {
  const { consultationId } = await leftAfter(
    { urgent_symptoms: ['chest_pain'] },
    { urgent_symptoms: ['none'] },
  );
  minutes(10);
  await harness.sweep();
  expect(await alertsFor(consultationId)).toEqual([]);
  expect(await statusOf(harness, 'consultation', consultationId)).toBe('draft');
});

it('answering other questions does not delay the alert', async () => {
  const { consultationId } = await leftAfter(
    { urgent_symptoms: ['chest_pain'] },
    { urgent_symptoms: ['chest_pain'], patchy: 'no' },
    { urgent_symptoms: ['chest_pain'], patchy: 'no', family: 'yes' },
    { urgent_symptoms: ['chest_pain'], patchy: 'no', family: 'no' },
  );
  await harness.sweep();
  expect(await alertsFor(consultationId)).toHaveLength(1);
});

it('an answer that only ends the visit is not an emergency', async () => {
  const { consultationId } = await leftAfter({ urgent_symptoms: ['none'], patchy: 'yes' });
  minutes(10);
  await harness.sweep();
  expect(await alertsFor(consultationId)).toEqual([]);
  expect(await statusOf(harness, 'consultation', consultationId)).toBe('draft');
});
