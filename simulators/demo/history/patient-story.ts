import { answerCheckIn } from './check-in-story.ts';
import { type ProgressStoryParts, shareNewest, takeProgress } from './photo-stories.ts';
import { safetyTexts } from './story-answers.ts';
import { approve, consultationOf, fillIntake, passDays, placeOrder, type StoryOrder } from './story-steps.ts';

/** Finasteride tablets and minoxidil foam. */
const daniel: StoryOrder = {
  productIds: [211, 239],
  firstName: 'Daniel',
  lastName: 'Reyes',
  dob: '1988-03-12',
  phone: '7185550142',
  street: '48 Willow Street',
};
/** This history needs no smaller step, and the first start of a demo should not take long. */
const STRIDE_DAYS = 5;
/** Days from the first order to the end of the history; the first refill comes after 75. */
export const STORY_DAYS = 96;

/**
 * The established patient's history, made through the API: an order, a visit, an approval, a shipment, a refill,
 * two check-ins, progress photos of four months, and an unread message for the patient. Starts at the time of `clock` and ends STORY_DAYS later. `halfway` happens
 * after the first check-in, 45 days before the end.
 */
export const makePatientStory = async (
  parts: ProgressStoryParts,
  halfway: () => Promise<void> = async () => {},
): Promise<void> => {
  const { clock, patient, clinician } = parts;
  const pass = (days: number): Promise<void> => passDays(parts, days, STRIDE_DAYS);

  await placeOrder(parts, daniel);
  await parts.settle();
  await fillIntake(parts, safetyTexts);
  await patient.ask('mutation NoPhotos { finishPhotos }');
  await takeProgress(parts, 1);
  clock.advance(3 * 3_600_000);
  await parts.settle();
  await approve(
    parts,
    'Thank you for the clear answers. Finasteride suits your pattern. Take one tablet a day with or without food; most men see no change before month three.',
  );
  await pass(30);
  await takeProgress(parts, 0.95);
  await patient.ask('mutation Say($body: String!) { sendMessage(body: $body) { id } }', {
    body: 'I see a little more hair in the shower since week three. Is that expected?',
  });
  await parts.settle();
  await pass(1);
  await clinician.ask(
    'mutation Say($id: ID!, $body: String!) { deskMessage(consultationId: $id, body: $body, asksPatient: false) { id } }',
    {
      id: await consultationOf(patient),
      body: 'Yes. Some shedding in the first two months is common and usually a sign that new hairs are pushing old ones out. If it continues past month four, or your scalp hurts, write to me.',
    },
  );
  await pass(20);
  await answerCheckIn(parts, { hair_change: '-1', shedding: '1', satisfaction: '3' });
  await halfway();
  await pass(10);
  await takeProgress(parts, 0.75);
  await pass(30);
  await answerCheckIn(parts, { hair_change: '1', shedding: '-1', satisfaction: '4' });
  await takeProgress(parts, 0.5);
  await shareNewest(parts, 'After a haircut, same light as before.');
};
