import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { openStoryHarness, type StoryHarness } from '../harness/whole-product.ts';
import { addPrescription, addRecords } from './add-records.ts';
import { operation } from './operations.ts';

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const THREAD =
  'query { currentUser { consultation { consultationMessages { authorType unread prescriptionStatus } } } }';
interface Thread {
  readonly consultationMessages: readonly {
    authorType: string;
    unread: boolean;
    prescriptionStatus: string;
  }[];
}
let harness: StoryHarness;
let stranger: SignedInUser;
beforeAll(async () => {
  harness = await openStoryHarness();
  stranger = await harness.person('new@example.com');
});
afterAll(() => harness?.close());

const care = async (user: SignedInUser) =>
  (await harness.ask({ user }, operation('GetCare'))).currentUser as Record<string, unknown[]>;

describe('GetCare of an established patient', () => {
  it('S3.50, S3.44: returns the journey and its questionnaire', async () => {
    const { journeys } = await care(harness.established);
    const quizResponse = {
      id: ID,
      configName: 'hair-intake',
      draft: false,
      site: 'test',
      userId: harness.established.id,
      content: expect.stringContaining('"norwood":"norwood_3_vertex"'),
    };
    // The check-ins that followed come first.
    expect(journeys).toMatchObject([{ kind: 'check_in' }, { kind: 'fmp_check_in' }, { kind: 'initial' }]);
    expect(journeys?.[2]).toMatchObject({
      kind: 'initial',
      status: 'completed',
      nextActions: [],
      isUserActionable: false,
      enteredCurrentStatusAt: expect.stringMatching(/Z$/),
      flowType: 'normal',
      automaticTpaAllowed: true,
      quizSet: {
        status: 'completed',
        currentOrderedQuizResponseId: null,
        allResponsesCompleted: true,
        orderedQuizResponses: [{ id: ID, status: 'completed', quizResponseId: ID, quizResponse }],
      },
      specialtyProductCollections: [{ internalName: 'hair_loss_care', name: 'Hair loss & care' }],
      userProducts: [{ id: 211, drugType: 'finasteride' }],
      doctorProducts: [],
      finalProducts: [{ id: 211, drugType: 'finasteride' }],
      mediaSet: null,
      quizResponse,
      secondQuizResponse: null,
    });
  });

  it('S3.46, S3.47: returns the visit and its messages', async () => {
    const { consultations } = await care(harness.established);
    expect(consultations).toHaveLength(1);
    expect(consultations?.[0]).toMatchObject({
      status: 'follow_up',
      notAMatch: false,
      unreadDoctorMessagesCount: 4,
      phoneCallStatus: 'not_required',
      activeUserSelectedProducts: [{ id: 211, price: 5400, needsPrescription: true }],
      activeDoctorSelectedProducts: [{ id: 211, drugType: 'finasteride', serviceLine: 'hair_loss_care' }],
      doctor: { id: ID },
    });
    const thread = (await harness.ask({ user: harness.established }, THREAD)).currentUser as {
      consultation: Thread;
    };
    const { consultationMessages } = thread.consultation;
    const authors = consultationMessages.map(({ authorType, unread }) => `${authorType} ${unread}`);
    expect(authors.toSorted()).toEqual([
      'patient false',
      'provider true',
      'provider true',
      'provider true',
      'system true',
    ]);
    expect(consultationMessages.map((message) => message.prescriptionStatus)).toContain('approved');
  });

  it('S3.49: returns the subscriptions with every shipment', async () => {
    const { subscriptions } = await care(harness.established);
    const parcel = {
      id: ID,
      createdAt: expect.stringMatching(/Z$/),
      latestShipmentDate: expect.stringMatching(/^20\d\d-/),
      remoteStatus: 'delivered',
    };
    const common = {
      status: 'active',
      cancellationDate: null,
      cycleInDays: 90,
      eagleOrders: [parcel, parcel],
    };
    expect(subscriptions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, activeProducts: [{ id: 239, serviceLine: 'hair_loss_care' }] }),
        expect.objectContaining({ ...common, activeProducts: [{ id: 211, serviceLine: 'hair_loss_care' }] }),
      ]),
    );
    for (const each of subscriptions ?? []) {
      const dates = each as Record<string, string>;
      expect(dates.estimatedNextBillingDate).toBe(dates.nextBillingDate);
      // The last charge was 90 days before the next one; at most 21 of 90 days may be left.
      const lastCharge = addDays(new Date(dates.nextBillingDate ?? ''), -90);
      expect(dates.earliestAllowableNextBillingDate).toBe(addDays(lastCharge, 69).toISOString());
    }
  });

  it('S3.48, S3.51: returns the prescription and the clinician', async () => {
    const { prescriptions, primaryPanelProvider } = await care(harness.established);
    expect(prescriptions).toEqual([
      {
        id: ID,
        expiresAt: expect.stringMatching(/^2027-11-20T/),
        refillsRemaining: 2,
        product: { drugType: 'finasteride' },
      },
    ]);
    expect(primaryPanelProvider).toMatchObject({
      medicalSchool: 'Emory University School of Medicine',
      photoUrl: '/clinicians/maya-okafor.svg',
      messageBodyName: 'Maya Okafor, MD',
      messageSignatureName: 'Maya Okafor, MD',
    });
  });
});

it('returns nothing of another patient', async () => {
  expect(await care(stranger)).toEqual({
    id: stranger.id,
    journeys: [],
    consultations: [],
    subscriptions: [],
    prescriptions: [],
    primaryPanelProvider: null,
  });
  expect(await harness.ask({}, operation('GetCare'))).toEqual({ currentUser: null });
});

it('a patient during a visit: photos, a proposal, a call and titration', async () => {
  await addRecords(harness, stranger.id, 1);
  await addPrescription(harness, stranger.id, { drug_type: 'minoxidil_oral', product_id: 702 });
  const source = `query { currentUser { hasPendingUserOffer canUpdateTreatment isExistingPatient
    titrationProducts { id drugType } consultation { status phoneCallStatus activeDoctorSelectedProducts { id } }
    journeys { nextActions isUserActionable automaticTpaAllowed mediaSet { progressImages { imageType } }
      quizSet { status currentOrderedQuizResponseId allResponsesCompleted } } } }`;
  expect((await harness.ask({ user: stranger }, source)).currentUser).toEqual({
    hasPendingUserOffer: true,
    canUpdateTreatment: false,
    isExistingPatient: false,
    // Half a tablet a day instead of a whole one; finasteride has one dose.
    titrationProducts: [{ id: 701, drugType: 'minoxidil_oral' }],
    consultation: {
      status: 'plan_proposed',
      phoneCallStatus: 'required',
      activeDoctorSelectedProducts: [{ id: 406 }],
    },
    journeys: [
      {
        nextActions: ['confirm_plan'],
        isUserActionable: true,
        automaticTpaAllowed: false,
        mediaSet: { progressImages: [{ imageType: 'front' }] },
        quizSet: { status: 'in_progress', currentOrderedQuizResponseId: ID, allResponsesCompleted: false },
      },
    ],
  });
});

it('S7.19, S3.52: GetUserProgressImages returns only the patient’s own images', async () => {
  const owner = await harness.person('operator@example.com');
  const images = (who: { user?: SignedInUser }) => harness.ask(who, operation('GetUserProgressImages'));
  expect(await images({ user: owner })).toEqual({ currentUser: { id: owner.id, progressImages: [] } });
  await addRecords(harness, owner.id, 1);
  expect(await images({ user: owner })).toEqual({
    currentUser: { id: owner.id, progressImages: [{ id: ID, imageType: 'front' }] },
  });
  expect(await images({ user: harness.established })).toEqual({
    currentUser: { id: harness.established.id, progressImages: [] },
  });
  expect(await images({})).toEqual({ currentUser: null });
});
