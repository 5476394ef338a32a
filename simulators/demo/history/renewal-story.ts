import { toCalendarDate } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import { healthyHairAnswers, type PhotoView } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
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

/** What the patient answered at their check-ins, about four, seven and ten months after the first visit. */
export const rolfsCheckIns: readonly Answers[] = [
  { hair_change: '-1', shedding: '1', satisfaction: '3' },
  { hair_change: '0', shedding: '0', satisfaction: '3' },
  { hair_change: '1', shedding: '-1', satisfaction: '4' },
];

/** The parts of a story in which the patient takes photos for a renewal. */
export interface RenewalStoryParts extends StoryParts {
  readonly sendRenewalPhoto: (view: PhotoView, thinning: number) => Promise<void>;
}

/** A year ago: the first visit, with two photos. */
export const beginRenewalStory = async (parts: ChartStoryParts, order: StoryOrder = rolf): Promise<void> => {
  await placeOrder(parts, order);
  await parts.settle();
  await fillIntake(parts, ['FIN-COUNSEL'], { dob: order.dob, note_to_clinician: '' });
  await parts.sendPhoto('front', 0.7);
  await parts.sendPhoto('crown', 0.9);
  await parts.patient.ask('mutation Photos { finishPhotos }');
  await approve(parts, 'Finasteride suits your pattern. Take one tablet a day.', { refills: 5 });
  await parts.settle();
};

/** Starts a renewal of hair treatment, or the yearly check-in, and answers all of its questions; it is not sent. */
export const answerRenewal = async (
  { patient, clock }: StoryParts,
  {
    dob,
    state,
    start = 'startRenewal',
  }: {
    readonly dob: string;
    readonly state: string;
    readonly start?: 'startRenewal' | 'startAnnualCheckIn';
  },
): Promise<{ readonly responseId: string; readonly revision: number }> => {
  await patient.ask(`mutation Start { ${start} { status } }`);
  const form = await patient.ask('query Form { renewalIntake { responseId revision config } }');
  const responseId = read(form, 'renewalIntake', 'responseId');
  const asked = read(form, 'renewalIntake', 'config');
  const wished = {
    ...healthyHairAnswers(toCalendarDate(clock.now()), state),
    dob,
    missed_days: '0',
    hair_change: '1',
    shedding: '0',
    weight_gain: 'none',
    swelling: ['none'],
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

/** Sends what was answered, with the agreement to the charges as it is shown. */
export const sendRenewal = async (
  { patient }: StoryParts,
  { responseId, revision }: { readonly responseId: string; readonly revision: number },
  shown: { readonly consentText: string; readonly read: readonly string[] },
): Promise<void> => {
  await patient.ask(
    'mutation Submit($id: ID!, $revision: Int!, $read: [String!], $hash: String) { submitRenewal(responseId: $id, revision: $revision, acknowledgedRuleIds: $read, agreed: true, shownHash: $hash) { status } }',
    { id: responseId, revision, read: shown.read, hash: consentHash(shown.consentText) },
  );
};

interface LastPage {
  readonly address: { readonly hash: string };
  readonly options: {
    readonly consentText: string;
    readonly plans: readonly { readonly subscriptionId: string; readonly isChosen: boolean }[];
  };
}

/**
 * The last page of a renewal that is answered: the address is confirmed, every plan about which nothing was chosen is kept.
 * Returns the text about the charges as it is shown then.
 */
export const settleRenewal = async ({ patient }: Pick<StoryParts, 'patient'>): Promise<string> => {
  const { currentUser } = await patient.ask(
    'query Last { currentUser { renewal { address { hash } options { consentText plans { subscriptionId isChosen } } } } }',
  );
  const { address, options }: LastPage = Object(currentUser).renewal;
  await patient.ask('mutation Confirm($hash: String!) { confirmAnnualAddress(hash: $hash) { status } }', {
    hash: address.hash,
  });
  for (const { subscriptionId } of options.plans.filter(({ isChosen }) => !isChosen))
    await patient.ask(
      'mutation Keep($input: RenewalPlanInput!) { chooseRenewalPlan(input: $input) { consentText } }',
      { input: { subscriptionId, kind: 'keep' } },
    );
  return options.consentText;
};

/** As `sendRenewal`, after a renewal of finasteride was answered. */
export const renewFinasteride = async (
  parts: StoryParts,
  person: { readonly dob: string; readonly state: string },
): Promise<void> => {
  const answered = await answerRenewal(parts, person);
  await sendRenewal(parts, answered, { consentText: await settleRenewal(parts), read: ['FIN-COUNSEL'] });
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
