import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { beginRenewalStory, renewFinasteride } from './renewal-story.ts';
import { consultationOf, read, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Days ago at which the prescription of the overdue renewal was signed: it has ended. */
export const YEAR_DAYS = 375;

const konrad: StoryOrder = {
  productIds: [211],
  firstName: 'Konrad',
  lastName: 'Weiss',
  dob: '1981-11-04',
  phone: '7185550231',
  street: '318 Warren Street',
};

const emil: StoryOrder = {
  productIds: [211],
  firstName: 'Emil',
  lastName: 'Nyberg',
  dob: '1990-07-19',
  phone: '7185550232',
  street: '88 Smith Street',
};

const bruno: StoryOrder = {
  productIds: [211],
  firstName: 'Bruno',
  lastName: 'Costa',
  dob: '1976-03-27',
  phone: '7185550233',
  street: '19 Joralemon Street',
};

/** More than a year ago: a first visit, and nothing was renewed since. */
export const beginOverdueRenewal = (parts: ChartStoryParts): Promise<void> => beginRenewalStory(parts, bruno);

/** A year ago: the first visits of the patient who is refused and of the one who moves. */
export const beginYearStories = async (
  konradParts: ChartStoryParts,
  emilParts: ChartStoryParts,
): Promise<void> => {
  await beginRenewalStory(konradParts, konrad);
  await beginRenewalStory(emilParts, emil);
};

/** Two days ago: the renewal was sent, and a clinician has refused it. */
export const refuseRenewal = async (parts: StoryParts): Promise<void> => {
  await renewFinasteride(parts, { dob: konrad.dob, state: 'NY' });
  await parts.settle();
  const id = await consultationOf(parts.patient);
  await parts.clinician.ask('mutation Take($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
  await parts.clinician.ask(
    'mutation Refuse($id: ID!, $reason: String!, $alternatives: String!) { deskRefuse(consultationId: $id, reason: $reason, alternatives: $alternatives) { status } }',
    {
      id,
      reason:
        'Your photos show no more loss and no gain in a year, and you told me that you would rather take nothing.',
      alternatives: 'A shampoo and a yearly look at your photos are enough. Write to me when it changes.',
    },
  );
  await parts.settle();
};

/** Today: the patient says that they live in another state now, before anything was renewed, and has not told their history yet. */
export const moveBeforeRenewal = async ({ patient, clock, settle }: StoryParts): Promise<void> => {
  const name = 'refill-out-of-state';
  const answers = {
    new_state: 'WA',
    new_street: '4 Elliott Bay Walk',
    new_city: 'Seattle',
    new_zip: '98101',
    moved_on: toCalendarDate(addDays(clock.now(), -3)),
  };
  const saved = await patient.ask(
    'mutation Save($name: String!, $input: StartSaveInput!) { saveStartFlow(name: $name, input: $input) { responseId revision } }',
    { name, input: { responseId: null, revision: 0, answersJson: JSON.stringify(answers) } },
  );
  await patient.ask(
    'mutation Submit($name: String!, $id: ID!, $revision: Int!) { submitStartFlow(name: $name, responseId: $id, revision: $revision) { href } }',
    {
      name,
      id: read(saved, 'saveStartFlow', 'responseId'),
      revision: Number(read(saved, 'saveStartFlow', 'revision')),
    },
  );
  await settle();
};
