import { expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { decision, PROPOSE, statusOf } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const fieldsOf = async (user: SignedInUser) =>
  dataOf<{ currentUser: object }>(
    await harness.api(
      user,
      '{ currentUser { hasPendingUserOffer profile { gender } care { mayCancelVisit } } }',
    ),
  ).currentUser;
const CANCEL = 'mutation($id: ID!) { cancelVisit(consultationId: $id, reason: "I changed my mind.") }';

it('S3.4: an offer is pending while a changed plan waits for the patient', async () => {
  const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
  expect(await fieldsOf(user)).toMatchObject({ hasPendingUserOffer: false });
  const productIds = [harness.product('ketoconazole').id];
  dataOf(
    await harness.api(maya, PROPOSE, decision(consultationId, { productIds, reason: 'This fits better.' })),
  );
  expect(await fieldsOf(user)).toMatchObject({ hasPendingUserOffer: true });
  dataOf(
    await harness.api(
      user,
      'mutation($id: ID!) { declinePlan(consultationId: $id, reason: "No shampoo.") }',
      {
        id: consultationId,
      },
    ),
  );
  expect(await fieldsOf(user)).toMatchObject({ hasPendingUserOffer: false });
});

it('S3.1: the gender is the sex of the patient’s newest answers', async () => {
  const patient = await harness.patient();
  expect(await fieldsOf(patient)).toMatchObject({ profile: { gender: null } });
  await harness.visit({ drugTypes: ['finasteride'], patient });
  expect(await fieldsOf(patient)).toMatchObject({ profile: { gender: 'male' } });
});

it('the visit that the patient names is canceled, while it can be', async () => {
  const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
  const other = await harness.visit({ drugTypes: ['finasteride'] });
  expect(await fieldsOf(user)).toMatchObject({ care: { mayCancelVisit: true } });
  const foreign = await harness.api(user, CANCEL, { id: other.consultationId });
  expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  dataOf(await harness.api(user, CANCEL, { id: consultationId }));
  expect(await statusOf(harness, 'consultation', consultationId)).toBe('canceled');
  expect(await fieldsOf(user)).toMatchObject({ care: { mayCancelVisit: false } });
  const again = await harness.api(user, CANCEL, { id: consultationId });
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
});
