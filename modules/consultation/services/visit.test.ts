import { describe, expect, it } from 'vitest';
import { prescriptionGatePort } from '#modules/billing/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision, responseOf, statusOf, submit } from '#test/harness/visit-api.ts';

const harness = await openFileHarness({ modules: careModules });

describe('a visit from order to prescription', () => {
  it('is ordered, answered, reviewed, approved and allowed by the refill gate', async () => {
    const clinician = await harness.clinician();
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    expect(visit.outcome).toMatchObject({ outcome: 'counsel', href: '/consultation/photo-upload' });
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_media');
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('assigned');

    expect(await harness.api(visit.user, 'mutation { finishPhotos }')).toEqual({
      data: { finishPhotos: true },
    });
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_doctor');

    const queue = await harness.api(
      clinician,
      '{ deskQueue { consultationId patientName age isMine state productNames } }',
    );
    expect(queue.errors).toBeUndefined();
    expect(queue.data?.deskQueue).toContainEqual({
      consultationId: visit.consultationId,
      patientName: 'Sam Rivera 1',
      age: 36,
      isMine: true,
      state: 'NY',
      productNames: [harness.product('finasteride').displayedName],
    });

    const taken = await harness.api(
      clinician,
      'mutation($id: ID!) { deskTake(consultationId: $id) { status } }',
      {
        id: visit.consultationId,
      },
    );
    expect(taken.data).toEqual({ deskTake: { status: 'in_review' } });

    const detail = await harness.api(
      clinician,
      `query($id: ID!) { deskCase(consultationId: $id) { dob approvalBlocks flags { ruleId outcome }
        requested { id } answers { questionId question answer section } options { drugType } history { what who } } }`,
      { id: visit.consultationId },
    );
    expect(detail.errors).toBeUndefined();
    const shown = detail.data?.deskCase;
    expect(shown).toMatchObject({ dob: '1990-04-12', approvalBlocks: [] });
    expect(shown).toHaveProperty(
      'answers',
      expect.arrayContaining([
        expect.objectContaining({ questionId: 'sex_at_birth', answer: 'Male', section: 'About you' }),
      ]),
    );

    const gate = () =>
      harness
        .makeScope()
        .use(prescriptionGatePort)
        .check(visit.user.id, [harness.product('finasteride')], 'NY');
    expect(await gate()).toMatchObject([{ allowed: false, reason: 'not_approved' }]);

    const approved = await harness.api(clinician, APPROVE, decision(visit.consultationId));
    expect(approved).toEqual({ data: { deskApprove: { status: 'approved', isMine: true } } });
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('in_fulfillment');
    expect(harness.billing.approvals).toEqual([
      {
        checkoutId: visit.checkoutId,
        productIds: [harness.product('finasteride').id],
        agreedPrices: new Map([[211, 5_400]]),
      },
    ]);
    expect(await gate()).toMatchObject([{ allowed: true, reason: null }]);

    const care = await harness.api(
      visit.user,
      `{ currentUser { care { headline unreadMessages clinician { name }
        treatments { name isActive refillsRemaining expiresAt renewalDue } timeline { label state } } } }`,
    );
    expect(care.errors).toBeUndefined();
    expect(care.data?.currentUser).toMatchObject({
      care: {
        headline: 'Your treatment is being prepared',
        clinician: { name: 'Maya Okafor' },
        treatments: [
          { isActive: true, refillsRemaining: 4, renewalDue: false, expiresAt: '2027-11-20T12:00:00.000Z' },
        ],
      },
    });
  });

  it('is opened once per checkout, also by concurrent requests', async () => {
    const user = await harness.patient();
    const checkoutId = harness.scope.ids.uuid();
    const opened = await Promise.all(
      [1, 2, 3].map(() => harness.openVisit({ patient: user, drugTypes: ['finasteride'], checkoutId })),
    );
    expect(opened).toEqual([opened[0], opened[0], opened[0]]);
    expect(await harness.scope.db('journey').where({ user_id: user.id })).toHaveLength(1);
    expect(await harness.scope.db('consultation').where({ user_id: user.id })).toHaveLength(1);
  });

  it('is submitted once', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const id = await responseOf(harness.scope, visit.consultationId);
    const again = await submit(harness, visit.user, id, 99);
    expect(again.data?.submitIntake).toEqual(visit.outcome);
    const moves = await harness.scope
      .db('state_transition')
      .where({ entity_id: visit.consultationId })
      .pluck('to_state');
    expect(moves).toEqual(['draft', 'submitted', 'assigned']);
  });
});

it('S3.32: a plan left to the clinician to decide reaches the desk with the visit', async () => {
  const user = await harness.patient();
  const { journeyId } = await harness.openVisit({
    patient: user,
    drugTypes: ['finasteride'],
    checkoutId: harness.scope.ids.uuid(),
    clinicianDecides: true,
  });
  const journey = () => harness.scope.db('journey').where({ id: journeyId }).first('clinician_decides');
  expect(await journey()).toEqual({ clinician_decides: true });

  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  const shown = async () => {
    const { data } = await harness.api(
      await harness.clinician(),
      'query($id: ID!) { deskCase(consultationId: $id) { clinicianDecides requested { drugType } } }',
      { id: visit.consultationId },
    );
    return data?.deskCase;
  };
  expect(await shown()).toEqual({ clinicianDecides: false, requested: [{ drugType: 'finasteride' }] });
  await harness.scope.db('journey').where({ id: visit.journeyId }).update({ clinician_decides: true });
  expect(await shown()).toMatchObject({ clinicianDecides: true });
});
