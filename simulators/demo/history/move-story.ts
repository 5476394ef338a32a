import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { approve, fillIntake, placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Finasteride, and a thickening conditioner without a prescription. */
const curtis: StoryOrder = {
  productIds: [211, 323],
  firstName: 'Curtis',
  lastName: 'Vandermeer',
  dob: '1986-12-09',
  phone: '7185550146',
  street: '15 Pierrepont Street',
};

/** A treatment in New York, with its first packages. */
export const beginMoveStory = async (parts: ChartStoryParts): Promise<void> => {
  await placeOrder(parts, curtis);
  await parts.settle();
  await fillIntake(parts, ['FIN-COUNSEL'], { dob: curtis.dob, note_to_clinician: '' });
  await parts.patient.ask('mutation Photos { finishPhotos }');
  await approve(parts, 'Finasteride suits your pattern. Take one tablet a day.');
  await parts.settle();
};

/** The patient has moved to Texas: the finasteride waits for a clinician there, and the history is not answered yet. */
export const reportMove = async ({ patient, clock, settle }: StoryParts): Promise<void> => {
  const name = 'refill-out-of-state';
  const answers = {
    new_state: 'TX',
    new_street: '410 Barton Springs Road',
    new_city: 'Austin',
    new_zip: '78704',
    moved_on: toCalendarDate(addDays(clock.now(), -3)),
  };
  const saved = await patient.ask(
    'mutation Save($name: String!, $input: StartSaveInput!) { saveStartFlow(name: $name, input: $input) { responseId revision } }',
    { name, input: { responseId: null, revision: 0, answersJson: JSON.stringify(answers) } },
  );
  await patient.ask(
    'mutation Send($name: String!, $id: ID!, $revision: Int!) { submitStartFlow(name: $name, responseId: $id, revision: $revision) { href } }',
    {
      name,
      id: read(saved, 'saveStartFlow', 'responseId'),
      revision: Number(read(saved, 'saveStartFlow', 'revision')),
    },
  );
  await settle();
};
