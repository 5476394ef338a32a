import { toCalendarDate } from '#kernel/dates.ts';
import { healthyCheckIn } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { safetyTexts } from './story-answers.ts';
import { approve, fillIntake, placeOrder, type StoryOrder, type StoryParts } from './story-steps.ts';

interface OpenCheckIn {
  readonly questionnaire: {
    readonly responseId: string;
    readonly revision: number;
    readonly config: string;
  } | null;
}

/** The patient answers the check-in that is due; some answers differ from those of a patient without problems. */
export const answerCheckIn = async (
  { patient, clock }: Pick<StoryParts, 'patient' | 'clock'>,
  changes: Answers = {},
): Promise<void> => {
  const { currentUser } = await patient.ask(
    'query Due { currentUser { checkIns { questionnaire { responseId revision config } } } }',
  );
  const checkIns: readonly OpenCheckIn[] = Object(currentUser).checkIns;
  const open = checkIns.find(({ questionnaire }) => questionnaire)?.questionnaire;
  if (!open) throw new Error('The demo’s history expected a check-in.');
  const answers = Object.entries({ ...healthyCheckIn(toCalendarDate(clock.now())), ...changes });
  const asked = answers.filter(([id]) => open.config.includes(`"id":"${id}"`));
  const { responseId, revision } = open;
  const { saveCheckIn } = await patient.ask(
    'mutation Save($input: IntakeSaveInput!) { saveCheckIn(input: $input) { revision } }',
    { input: { responseId, revision, answersJson: JSON.stringify(Object.fromEntries(asked)) } },
  );
  await patient.ask(
    'mutation Submit($responseId: ID!, $revision: Int!) { submitCheckIn(responseId: $responseId, revision: $revision) { result } }',
    { responseId, revision: Object(saveCheckIn).revision },
  );
};

const gabe: StoryOrder = {
  productIds: [211],
  firstName: 'Gabe',
  lastName: 'Stone',
  dob: '1991-06-15',
  phone: '7185550141',
  street: '315 Degraw Street',
  careTexts: true,
};

const hugo: StoryOrder = {
  productIds: [211],
  firstName: 'Hugo',
  lastName: 'Alder',
  dob: '1987-10-02',
  phone: '7185550147',
  street: '88 Kane Street',
};

/** A patient who begins a treatment. Six weeks later their first check-in is due. */
const begin = async (parts: StoryParts, order: StoryOrder): Promise<void> => {
  const { patient, clock } = parts;
  await placeOrder(parts, order);
  await parts.settle();
  await fillIntake(parts, safetyTexts, { dob: order.dob });
  await patient.ask('mutation NoPhotos { finishPhotos }');
  clock.advance(3 * 3_600_000);
  await approve(parts, 'Finasteride suits you: one tablet a day. I look forward to your first check-in.');
  // The order is charged, filled and sent on the same day.
  for (let round = 0; round < 3; round += 1) await parts.settle();
};

/** The patient whose check-in is due at the end of the history, and who gets text messages. */
export const beginCheckInStory = async (parts: StoryParts): Promise<void> => {
  await begin(parts, gabe);
  // They want neither reminders by email nor a text message before a charge.
  for (const type of ['email_reminders', 'texts_charges'])
    await parts.patient.ask(
      'mutation Off($type: String!) { saveContactPreference(type: $type, isOn: false) }',
      { type },
    );
};

/** The patient whose check-in a clinician has to look at. */
export const beginFlaggedCheckIn = (parts: StoryParts): Promise<void> => begin(parts, hugo);

/** They answer it with a side effect, and add two photos. */
export const answerFlaggedCheckIn = async (parts: ChartStoryParts): Promise<void> => {
  await answerCheckIn(parts, {
    side_effects: ['sexual'],
    side_effects_detail: 'Less desire for about two weeks. It may be work.',
  });
  const { currentUser } = await parts.patient.ask('query Last { currentUser { checkIns { id } } }');
  const [last]: readonly { readonly id: string }[] = Object(currentUser).checkIns;
  await parts.sendPhoto('front', 0.45, last?.id);
  await parts.sendPhoto('crown', 0.5, last?.id);
};
