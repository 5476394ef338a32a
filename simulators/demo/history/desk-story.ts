import { toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { type DeskPatientName, deskPeople } from './desk-people.ts';
import { renewFinasteride } from './renewal-story.ts';
import { approve, consultationOf, fillIntake, placeOrder, read } from './story-steps.ts';
import type { Visitor } from './visitor.ts';

/** What the story of one patient is told with. */
export type PartsOf = (name: DeskPatientName) => ChartStoryParts;

interface Visit {
  readonly counsel?: readonly string[];
  readonly answers?: Answers;
  readonly photos?: boolean;
}

/** An order and a first visit, which now waits for a clinician. */
const visit = async (
  parts: ChartStoryParts,
  name: DeskPatientName,
  { counsel = ['FIN-COUNSEL'], answers = {}, photos = true }: Visit = {},
): Promise<void> => {
  const { dob, place } = deskPeople[name];
  await placeOrder(parts, deskPeople[name]);
  await parts.settle();
  const healthy = healthyHairAnswers(toCalendarDate(parts.clock.now()), place.state);
  await fillIntake(parts, counsel, { ...healthy, dob, note_to_clinician: '', ...answers });
  if (!photos) return;
  await parts.sendPhoto('front', 0.4);
  await parts.patient.ask('mutation Photos { finishPhotos }');
};

const take = async ({ clinician, patient }: ChartStoryParts): Promise<string> => {
  const id = await consultationOf(patient);
  await clinician.ask('mutation Take($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
  return id;
};

/** A year ago: the first visit of the patient who asks for a renewal today. */
export const beginYear = async (partsOf: PartsOf): Promise<void> => {
  const parts = partsOf('renewal');
  await visit(parts, 'renewal', { photos: false });
  await parts.patient.ask('mutation NoPhotos { finishPhotos }');
  await approve(parts, 'Finasteride suits your pattern. Take one tablet a day.', { refills: 5 });
  await parts.settle();
};

const renew = (parts: ChartStoryParts): Promise<void> => {
  const { dob, place } = deskPeople.renewal;
  return renewFinasteride(parts, { dob, state: place.state });
};

const write = async ({ patient }: ChartStoryParts, body: string): Promise<void> => {
  await patient.ask('mutation Say($body: String!) { sendMessage(body: $body) { id } }', { body });
};

/** The patient corrects an answer after the decision. */
const correct = async ({ patient }: ChartStoryParts): Promise<void> => {
  const answer = await patient.ask(
    'query Mine { currentUser { visit { submittedIntake { responseId revision answers } } } }',
  );
  const path = ['currentUser', 'visit', 'submittedIntake'] as const;
  const known: unknown = JSON.parse(read(answer, ...path, 'answers'));
  await patient.ask(
    'mutation Amend($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }',
    {
      input: {
        responseId: read(answer, ...path, 'responseId'),
        revision: Number(read(answer, ...path, 'revision')),
        answersJson: JSON.stringify({
          ...Object(known),
          conditions: ['liver'],
          conditions_detail: 'Hepatitis B as a child. I had forgotten about it.',
        }),
        reason: 'I forgot an illness.',
      },
    },
  );
};

const propose = async (parts: ChartStoryParts): Promise<void> => {
  const id = await take(parts);
  await parts.clinician.ask(
    'mutation Propose($input: DecisionInput!) { deskPropose(input: $input) { status } }',
    {
      input: {
        consultationId: id,
        acknowledgedRuleIds: [],
        productIds: [701],
        reason: 'I suggest half the dose to begin with, because your blood pressure is on the low side.',
        refills: null,
      },
    },
  );
};

/** A colleague asks the demo's clinician to continue. */
const handOver = async ({ clinician, patient }: ChartStoryParts, colleague: Visitor): Promise<void> => {
  const id = await consultationOf(patient);
  const to = async (by: Visitor, name: string, note: string) => {
    const { deskCase } = await by.ask(
      'query Colleagues($id: ID!) { deskCase(consultationId: $id) { colleagues { id name } } }',
      { id },
    );
    const colleagues: readonly { id: string; name: string }[] = Object(deskCase).colleagues;
    await by.ask(
      'mutation Give($id: ID!, $to: ID!, $note: String!) { deskHandOver(consultationId: $id, clinicianId: $to, note: $note) { status } }',
      { id, to: colleagues.find((one) => one.name === name)?.id, note },
    );
  };
  await to(clinician, 'Jonas Weber, MD', 'Could you look at this one? I am away this afternoon.');
  await to(
    colleague,
    'Maya Okafor, MD',
    'The scalp is the question here: I would like a dermatologist’s eye on the photo.',
  );
};

/** What happens today, in order: hours before now, and the step. */
const today = (
  partsOf: PartsOf,
  colleague: Visitor,
): readonly (readonly [hours: number, step: () => Promise<void>])[] => [
  [30, () => visit(partsOf('late'), 'late')],
  [
    28,
    async () => {
      const parts = partsOf('message');
      await visit(parts, 'message');
      await approve(parts, 'Finasteride and the foam suit you. Write to me when something is unclear.');
    },
  ],
  [
    24,
    async () => {
      const parts = partsOf('correction');
      await visit(parts, 'correction');
      await approve(parts, 'Finasteride suits you. Take one tablet a day.');
    },
  ],
  [
    20,
    async () => {
      await visit(partsOf('plan'), 'plan', {
        counsel: ['OMX-COUNSEL'],
        answers: {
          bp: {
            systolic: 108,
            diastolic: 68,
            pulse: 70,
            takenOn: toCalendarDate(partsOf('plan').clock.now()),
          },
        },
      });
      await propose(partsOf('plan'));
    },
  ],
  [12, () => renew(partsOf('renewal'))],
  [
    9,
    async () => {
      await visit(partsOf('handedOver'), 'handedOver');
      await handOver(partsOf('handedOver'), colleague);
    },
  ],
  [5, () => write(partsOf('message'), 'Can I put the foam on damp hair after a shower, or must it be dry?')],
  [4, () => visit(partsOf('photosMissing'), 'photosMissing', { photos: false })],
  [3, () => correct(partsOf('correction'))],
  [2, () => visit(partsOf('fresh'), 'fresh')],
];

/**
 * The cases that the demo's desk opens with, besides those of the other stories: one for each reason to wait. Made
 * through the API in the last hours before `now`; `meanwhile` are steps of other stories in the same time.
 */
export const makeDeskStory = async (
  partsOf: PartsOf,
  colleague: Visitor,
  now: Date,
  meanwhile: readonly (readonly [hours: number, step: () => Promise<void>])[] = [],
): Promise<void> => {
  const { clock, settle } = partsOf('fresh');
  const steps = [...today(partsOf, colleague), ...meanwhile].toSorted(([a], [b]) => b - a);
  for (const [hours, step] of steps) {
    clock.set(new Date(now.getTime() - hours * 3_600_000));
    await step();
  }
  await settle();
};
