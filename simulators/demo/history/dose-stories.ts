import { toCalendarDate } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { healthyDoseAnswers } from './healthy-dose-answers.ts';
import {
  consultationOf,
  fillIntake,
  passDays,
  placeOrder,
  read,
  type StoryOrder,
  type StoryParts,
} from './story-steps.ts';

/** Minoxidil tablets, whole and half a tablet a day. */
export const WHOLE = 702;
const HALF = 701;

/** Days on half a tablet until now: the next dose can be asked for after 84. */
export const DOSE_DAYS = 100;

const marcus: StoryOrder = {
  productIds: [WHOLE],
  firstName: 'Marcus',
  lastName: 'Bell',
  dob: '1986-09-08',
  phone: '7185550184',
  street: '14 Tillary Street',
};

const peter: StoryOrder = {
  productIds: [WHOLE],
  firstName: 'Peter',
  lastName: 'Novak',
  dob: '1990-02-21',
  phone: '7185550191',
  street: '301 Adams Street',
};

const reading = ({ clock }: StoryParts) => ({
  systolic: 118,
  diastolic: 76,
  pulse: 66,
  takenOn: toCalendarDate(clock.now()),
});

/** The clinician decides on this product; where it costs something else, the patient reads the safety texts and agrees to it. */
export const proposeAndAccept = async (
  parts: StoryParts,
  productId: number,
  reason: string,
  safetyTexts: readonly string[] = ['OMX-COUNSEL'],
): Promise<void> => {
  const { patient, clinician } = parts;
  const id = await consultationOf(patient);
  await clinician.ask('mutation Take($id: ID!) { deskTake(consultationId: $id) { consultationId } }', { id });
  await clinician.ask('mutation Propose($input: DecisionInput!) { deskPropose(input: $input) { status } }', {
    input: { consultationId: id, productIds: [productId], acknowledgedRuleIds: [], reason },
  });
  const plan = await patient.ask('query Plan { currentUser { visit { proposal { consentText } } } }');
  const { proposal } = Object(Object(plan.currentUser).visit);
  if (proposal)
    await patient.ask(
      'mutation Accept($id: ID!, $hash: String!, $read: [String!]) { acceptPlan(consultationId: $id, consent: true, consentHash: $hash, acknowledgedRuleIds: $read) }',
      {
        id,
        read: safetyTexts,
        hash: consentHash(read(plan, 'currentUser', 'visit', 'proposal', 'consentText')),
      },
    );
  await parts.settle();
};

/** The patient orders a tablet a day; the clinician begins with half of one, and the patient agrees. */
export const startOnHalf = async (parts: ChartStoryParts, order: StoryOrder): Promise<void> => {
  const { patient } = parts;
  await placeOrder(parts, order);
  await parts.settle();
  await fillIntake(parts, ['OMX-COUNSEL'], { dob: order.dob, bp: reading(parts) });
  await parts.sendPhoto('front', 0.65);
  await parts.sendPhoto('crown', 0.7);
  await patient.ask('mutation Photos { finishPhotos }');
  await proposeAndAccept(
    parts,
    HALF,
    'Let us begin with half a tablet a day and see how your blood pressure takes it.',
  );
};

/** Two patients begin minoxidil tablets at the lower dose. */
export const beginDoseStories = async (
  marcusParts: ChartStoryParts,
  peterParts: ChartStoryParts,
): Promise<void> => {
  await startOnHalf(marcusParts, marcus);
  await startOnHalf(peterParts, peter);
  await passDays(marcusParts, 2, 1);
};

/** Marcus asks for the whole tablet, which waits at the desk. Peter may ask for it. */
export const askForMore = async (parts: StoryParts): Promise<void> => {
  const { patient } = parts;
  await patient.ask('mutation Start { startDoseChange }');
  const form = await patient.ask('query Form { currentUser { visit { intake { responseId revision } } } }');
  const intake = ['currentUser', 'visit', 'intake'] as const;
  const responseId = read(form, ...intake, 'responseId');
  const answers = {
    ...healthyDoseAnswers,
    bp: reading(parts),
    dose_minoxidil_oral: 'up',
    attest: 'agree',
  };
  const saved = await patient.ask(
    'mutation Save($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }',
    {
      input: {
        responseId,
        revision: Number(read(form, ...intake, 'revision')),
        answersJson: JSON.stringify(answers),
      },
    },
  );
  await patient.ask(
    'mutation Submit($id: ID!, $revision: Int!) { submitIntake(responseId: $id, revision: $revision) { outcome } }',
    { id: responseId, revision: Number(read(saved, 'saveIntake', 'revision')) },
  );
  await patient.ask('mutation Photos { finishPhotos }');
  await parts.settle();
};
