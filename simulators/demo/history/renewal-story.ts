import { toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers, type PhotoView } from '#modules/eligibility/index.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { approve, fillIntake, placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';

const rolf: StoryOrder = {
  productIds: [211],
  firstName: 'Rolf',
  lastName: 'Amundsen',
  dob: '1987-06-30',
  phone: '7185550158',
  street: '62 Atlantic Avenue',
};

/** The parts of a story in which the patient takes photos for a renewal. */
export interface RenewalStoryParts extends StoryParts {
  readonly sendRenewalPhoto: (view: PhotoView, thinning: number) => Promise<void>;
}

/** A year ago: the first visit, with two photos. */
export const beginRenewalStory = async (parts: ChartStoryParts): Promise<void> => {
  await placeOrder(parts, rolf);
  await parts.settle();
  await fillIntake(parts, ['FIN-COUNSEL'], { dob: rolf.dob, note_to_clinician: '' });
  await parts.sendPhoto('front', 0.7);
  await parts.sendPhoto('crown', 0.9);
  await parts.patient.ask('mutation Photos { finishPhotos }');
  await approve(parts, 'Finasteride suits your pattern. Take one tablet a day.', { refills: 5 });
  await parts.settle();
};

/** Starts a renewal of hair treatment and answers all of its questions; it is not sent. */
export const answerRenewal = async (
  { patient, clock }: StoryParts,
  { dob, state }: { readonly dob: string; readonly state: string },
): Promise<{ readonly responseId: string; readonly revision: number }> => {
  await patient.ask('mutation Start { startRenewal { status } }');
  const form = await patient.ask('query Form { renewalIntake { responseId revision config } }');
  const responseId = read(form, 'renewalIntake', 'responseId');
  const asked = read(form, 'renewalIntake', 'config');
  const wished = {
    ...healthyHairAnswers(toCalendarDate(clock.now()), state),
    dob,
    missed_days: '0',
    hair_change: '1',
    shedding: '0',
    side_effects: ['none'],
    changes: ['none'],
    satisfaction: '4',
    want_change: 'no',
    attest: 'agree',
  };
  const answers = Object.fromEntries(Object.entries(wished).filter(([id]) => asked.includes(`"id":"${id}"`)));
  const saved = await patient.ask(
    'mutation Save($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }',
    {
      input: {
        responseId,
        revision: Number(read(form, 'renewalIntake', 'revision')),
        answersJson: JSON.stringify(answers),
      },
    },
  );
  return { responseId, revision: Number(read(saved, 'saveRenewalIntake', 'revision')) };
};

/** Today: the patient has answered, taken one photo, and would like fewer packages; nothing is sent. */
export const goOnWithRenewal = async (parts: RenewalStoryParts): Promise<void> => {
  const { patient } = parts;
  await answerRenewal(parts, { dob: rolf.dob, state: 'NY' });
  await parts.sendRenewalPhoto('front', 0.45);
  const mine = await patient.ask(
    'query Plans { currentUser { renewal { options { plans { subscriptionId } } } } }',
  );
  await patient.ask(
    'mutation Choose($input: RenewalPlanInput!) { chooseRenewalPlan(input: $input) { consentText } }',
    {
      input: {
        subscriptionId: read(mine, 'currentUser', 'renewal', 'options', 'plans', '0', 'subscriptionId'),
        kind: 'size',
        everyDays: 180,
      },
    },
  );
};
