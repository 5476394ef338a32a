import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';

let harness: Harness;
let maya: SignedInUser;
beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({ modules: orderAndCareModules }));
});
afterAll(() => harness.close());
beforeEach(() => harness.forgetPatients());

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

  it('gets one reminder for the days that were missed, while another patient was reminded before', async () => {
    const first = await asked();
    harness.clock.advance(DAY_MS);
    await harness.sweep();
    const second = await asked();
    harness.clock.advance(4 * DAY_MS);
    await harness.sweep();
    expect([await remindersOf(first), await remindersOf(second)]).toEqual([2, 1]);
  });
});
