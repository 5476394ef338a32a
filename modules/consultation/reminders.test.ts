import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { responseOf, save, statusOf } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });

const remindersOf = async (user: SignedInUser): Promise<number> =>
  (await harness.rows('notice', { person_id: user.id, kind: 'reminder' })).length;

/** A visit that waits for the patient’s answer to a question. */
const asked = async (): Promise<SignedInUser> => {
  const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.api(user, 'mutation { finishPhotos }');
  await harness.api(
    maya,
    'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Since when?", asksPatient: true) { id } }',
    { id: consultationId },
  );
  return user;
};

describe('a patient with a step left', () => {
  it('is reminded after one, three and seven days, however often the sweep runs', async () => {
    const user = await asked();
    const counts: number[] = [];
    for (let day = 1; day <= 9; day++) {
      harness.clock.advance(DAY_MS);
      await harness.sweep();
      await harness.sweep();
      counts.push(await remindersOf(user));
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3]);
  });

  it('gets one reminder for the missed days, while another patient was reminded before', async () => {
    const first = await asked();
    harness.clock.advance(DAY_MS);
    await harness.sweep();
    const second = await asked();
    harness.clock.advance(4 * DAY_MS);
    await harness.sweep();
    expect([await remindersOf(first), await remindersOf(second)]).toEqual([2, 1]);
  });
});

describe('S3.50: the journey of a visit whose questions wait for the patient', () => {
  const opened = () => harness.orderedVisit({ products: [harness.product('finasteride').id] });
  const careOf = async (user: SignedInUser) =>
    Object(
      dataOf<{ currentUser: { care: unknown } }>(
        await harness.api(user, '{ currentUser { care { headline action { label href } } } }'),
      ).currentUser.care,
    );
  const journey = ({ journeyId }: { readonly journeyId: string }) => statusOf(harness, 'journey', journeyId);
  const answer = async ({ user, consultationId }: Awaited<ReturnType<typeof opened>>, revision = 0) =>
    save(harness, user, await responseOf(harness.scope, consultationId), revision, { sex_at_birth: 'male' });

  it('is created with the order, and begins with the first answer', async () => {
    const visit = await opened();
    expect(await journey(visit)).toBe('created');
    expect(await careOf(visit.user)).toEqual({
      headline: 'Start your visit',
      action: { label: 'Start your health questions', href: '/consultation/intake' },
    });
    const revision = await answer(visit);
    expect(await journey(visit)).toBe('awaiting_quiz');
    expect((await careOf(visit.user)).action.label).toBe('Continue your health questions');
    await answer(visit, revision);
    const changes = await harness.rows('state_transition', { entity: 'journey', entity_id: visit.journeyId });
    expect(changes.map(({ to_state }: { to_state: string }) => to_state).sort()).toEqual([
      'awaiting_quiz',
      'created',
    ]);
  });

  it.each([
    ['not begun', false],
    ['not finished', true],
  ])('is abandoned after 30 days in which it was %s, and the patient can start again', async (_, begun) => {
    const visit = await opened();
    if (begun) await answer(visit);
    harness.clock.advance(30 * DAY_MS - 1);
    await harness.sweep();
    expect(await journey(visit)).toBe(begun ? 'awaiting_quiz' : 'created');
    harness.clock.advance(1);
    await harness.sweep();
    expect([await journey(visit), await statusOf(harness, 'consultation', visit.consultationId)]).toEqual([
      'abandoned',
      'expired',
    ]);
    expect(await careOf(visit.user)).toEqual({
      headline: 'You did not finish this visit',
      action: { label: 'Start again', href: '/quiz' },
    });
    expect((await harness.rows('notice', { person_id: visit.user.id, kind: 'visit_expired' })).length).toBe(
      1,
    );
  });

  it('about sexual health starts again where such a visit begins', async () => {
    const visit = await harness.orderedVisit({ products: [harness.product('sildenafil').id] });
    harness.clock.advance(30 * DAY_MS);
    await harness.sweep();
    expect((await careOf(visit.user)).action).toEqual({
      label: 'Start again',
      href: '/sh-condition-routing',
    });
  });
});
