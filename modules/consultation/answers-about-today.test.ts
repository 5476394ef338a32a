import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { factPort } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { intakeAnswers, responseOf, save, statusOf, submit } from '#test/harness/visit-api.ts';

/** How the patient feels is asked again when the intake is sent on a later day. */
const harness = await openFileHarness({ modules: careModules });
await harness.clinician();
beforeEach(() => harness.clock.set('2026-11-20T12:00:00Z'));

const again = (...questions: readonly string[]) =>
  questions.map((field) => ({ field, message: 'Please answer this one again: it is about today.' }));

/** A visit whose draft is saved as the form does. */
const answering = async () => {
  const visit = await harness.openVisit({ drugTypes: ['finasteride'] });
  const responseId = await responseOf(harness.scope, visit.consultationId);
  let revision = 0;
  return {
    ...visit,
    saves: async (answers: Answers) => {
      revision = await save(harness, visit.user, responseId, revision, answers);
    },
    sends: () => submit(harness, visit.user, responseId, revision),
  };
};
const all = (changes: Answers = {}) => intakeAnswers(['finasteride'], changes);
const feelings = ['urgent_symptoms', 'phq2_interest', 'phq2_down', 'self_harm_now'];
const withoutFeelings = (): Answers =>
  Object.fromEntries(Object.entries(all()).filter(([question]) => !feelings.includes(question)));

describe('an intake that was answered on an earlier day', () => {
  it('is sent within 24 hours, and dated when it was answered', async () => {
    const visit = await answering();
    await visit.saves(all());
    harness.clock.advance(DAY_MS);
    expect((await visit.sends()).errors).toBeUndefined();
    const facts = await harness.scope.use(factPort).of(visit.user.id);
    const sent = facts.find(({ question, stage }) => question === 'urgent_symptoms' && stage === 'submitted');
    expect(sent?.speaksOf).toEqual(new Date('2026-11-20T12:00:00Z'));
  });

  it('is refused after 24 hours, and submitted when the questions are answered again, even with the same answers', async () => {
    const visit = await answering();
    await visit.saves(all());
    harness.clock.advance(DAY_MS + 1);
    const [error] = (await visit.sends()).errors ?? [];
    expect(error?.extensions.code).toBe('BAD_USER_INPUT');
    expect(error?.extensions.fields).toEqual(again(...feelings));
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('draft');

    // Saving another answer does not answer how the patient feels today.
    await visit.saves(all({ goals: ['keep'] }));
    expect((await visit.sends()).errors?.[0]?.extensions.fields).toEqual(again(...feelings));

    await visit.saves(withoutFeelings());
    await visit.saves(all());
    expect((await visit.sends()).errors).toBeUndefined();
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('assigned');
  });

  it('asks again only for what is old', async () => {
    const visit = await answering();
    await visit.saves(all());
    harness.clock.advance(DAY_MS + 1);
    await visit.saves(all({ urgent_symptoms: [] }));
    await visit.saves(all());
    const [error] = (await visit.sends()).errors ?? [];
    expect(error?.extensions.fields).toEqual(again(...feelings.slice(1)));
  });

  it('that is an emergency is not delayed', async () => {
    const visit = await answering();
    await visit.saves(all({ urgent_symptoms: ['chest_pain'] }));
    harness.clock.advance(3 * DAY_MS);
    const answer = await visit.sends();
    expect(answer.data?.submitIntake).toMatchObject({ outcome: 'emergency' });
  });
});
