import { expect, it } from 'vitest';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision, PROPOSE } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const CARE = `{ currentUser { care { approvalNote approvalSignature clinician { name license { state number } } }
  messages { body authorName } } }`;
/** Finasteride for six months. */
const sixMonths = 406;
const NOTE = 'Your scalp photos look typical, and nothing in your answers speaks against finasteride.';

interface Shown {
  readonly currentUser: {
    readonly care: {
      readonly approvalNote: string | null;
      readonly approvalSignature: string | null;
      readonly clinician: { readonly license: { readonly state: string; readonly number: string } | null };
    };
    readonly messages: readonly { readonly body: string; readonly authorName: string }[];
  };
}

it('an approval comes with the clinician’s words, which the patient reads with name and license', async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  const answer = await harness.api(maya, APPROVE, decision(visit.consultationId, { note: NOTE }));
  expect(answer.errors).toBeUndefined();
  const { currentUser } = dataOf<Shown>(await harness.api(visit.user, CARE));
  expect(currentUser.care).toMatchObject({
    approvalNote: NOTE,
    clinician: { license: { state: 'NY', number: expect.stringMatching(/^NY-/) } },
  });
  expect(currentUser.messages).toContainEqual({ body: NOTE, authorName: 'Maya Okafor, MD' });
});

it('the clinician’s words are signed by who approved, also when a colleague cares for the patient later', async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  const care = async () => dataOf<Shown>(await harness.api(visit.user, CARE)).currentUser.care;
  await harness.scope.db('clinician').where({ email: maya.email }).update({ signature_name: 'Dr. Okafor' });
  expect((await care()).approvalSignature).toBeNull();
  await harness.api(maya, APPROVE, decision(visit.consultationId, { note: NOTE }));
  expect(await care()).toMatchObject({ approvalNote: NOTE, approvalSignature: 'Dr. Okafor' });
  const [jonas] = await harness.rows('clinician', { email: 'colleague@example.com' });
  const mine = { id: visit.consultationId };
  await harness.scope.db('consultation').where(mine).update({ clinician_id: jonas.id });
  expect(await care()).toMatchObject({
    approvalSignature: 'Dr. Okafor',
    clinician: { name: 'Jonas Weber' },
  });
});

it('a proposed plan says who proposes it, with credentials, license and signature', async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.api(visit.user, 'mutation { finishPhotos }');
  const proposed = await harness.api(
    maya,
    PROPOSE,
    decision(visit.consultationId, { productIds: [sixMonths], reason: 'Fewer packages suit you better.' }),
  );
  expect(proposed.errors).toBeUndefined();
  await harness.scope.db('clinician').where({ email: maya.email }).update({ signature_name: 'Dr. Okafor' });
  const PLAN = `{ currentUser { visit { proposal { reason clinician {
    name qualification signatureName license { state number } } } } } }`;
  expect((await harness.api(visit.user, PLAN)).data?.currentUser).toMatchObject({
    visit: {
      proposal: {
        reason: 'Fewer packages suit you better.',
        clinician: {
          name: 'Maya Okafor, MD',
          qualification: 'MD, board-certified in dermatology',
          signatureName: 'Dr. Okafor',
          license: { state: 'NY', number: expect.stringMatching(/^NY-/) },
        },
      },
    },
  });
});

it('a license that has expired is not shown', async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.api(maya, APPROVE, decision(visit.consultationId, { note: NOTE }));
  const licenses = harness.scope.db('clinician_license').where({ state: 'NY' });
  const [before] = await licenses.clone().select('ends_at');
  await licenses.clone().update({ ends_at: harness.clock.now() });
  const { currentUser } = dataOf<Shown>(await harness.api(visit.user, CARE));
  await licenses.clone().update({ ends_at: before.ends_at });
  expect(currentUser.care.clinician.license).toBeNull();
});

it.each(['', 'It suits you because [[what in their answers speaks for it]].'])(
  'an approval is refused with the words “%s”',
  async (note) => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await harness.api(maya, APPROVE, decision(visit.consultationId, { note }));
    expect(answer.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'input.note' }]);
    expect((await harness.rows('consultation', { id: visit.consultationId }))[0].status).not.toBe('approved');
  },
);
