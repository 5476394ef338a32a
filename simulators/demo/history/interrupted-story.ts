import { z } from 'zod';
import { DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { sha256 } from '#kernel/sha256.ts';
import { warningText } from '#modules/consultation/index.ts';
import { healthyEjaculation } from '#modules/eligibility/index.ts';
import { approve, fillIntake, placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Sertraline 50 mg, a month. */
const ruben: StoryOrder = {
  productIds: [1303],
  firstName: 'Ruben',
  lastName: 'Kessler',
  dob: '1985-11-12',
  phone: '7185550149',
  street: '88 Remsen Street',
};

/** The safety texts of an antidepressant: ids of its rules. */
const safetyTexts = [
  'SSRI-BOXED',
  'SSRI-MEDGUIDE',
  'SSRI-SEROTONIN-TEXT',
  'SSRI-TAPER',
  'SSRI-SEXUAL',
  'SSRI-ALCOHOL-DRIVING',
  'OFFLABEL-PE',
];

const WARNING = 'query Warning { currentUser { visit { ssriWarning { parts { title text } statement } } } }';
const AGREE = 'mutation Warned($hash: String!) { acceptSsriWarning(agreed: true, shownHash: $hash) }';

const shownWarning = z.object({
  currentUser: z.object({
    visit: z.object({
      ssriWarning: z.object({
        parts: z.array(z.object({ title: z.string(), text: z.string() })),
        statement: z.string(),
      }),
    }),
  }),
});

/** The patient agrees to the warning that their visit shows. */
const agreeToWarning = async ({ patient }: StoryParts): Promise<void> => {
  const { ssriWarning } = shownWarning.parse(await patient.ask(WARNING)).currentUser.visit;
  const hash = sha256(warningText(ssriWarning.parts, ssriWarning.statement));
  await patient.ask(AGREE, { hash });
};

/** Days from the order to the end of the history: the first check-in is not due yet. */
export const INTERRUPTED_DAYS = 10;

/** A patient whose antidepressant was prescribed and sent. */
export const beginInterruptedStory = async (parts: StoryParts): Promise<void> => {
  const { clock } = parts;
  await placeOrder(parts, ruben);
  await agreeToWarning(parts);
  await parts.settle();
  const today = toCalendarDate(clock.now());
  await fillIntake(parts, safetyTexts, {
    ...healthyEjaculation(today),
    dob: ruben.dob,
    last_exam: toCalendarDate(new Date(clock.now().getTime() - 200 * DAY_MS)),
  });
  clock.advance(4 * 3_600_000);
  await approve(
    parts,
    'Sertraline can help with what you describe. Take one tablet a day, at the same time. Please do not stop it on your own: I help you to come down when you want to.',
  );
  for (let hour = 0; hour < 2; hour += 1) {
    clock.advance(3_600_000);
    await parts.settle();
  }
};

/** They cancel the subscription, so that a clinician has to decide today how they come down. */
export const interruptStory = async (parts: StoryParts): Promise<void> => {
  const { patient } = parts;
  const plan = await patient.ask('query Plan { currentUser { activeSubscriptions { id } } }');
  await patient.ask('mutation Cancel($id: ID!) { cancelSubscription(subscriptionId: $id) { effects } }', {
    id: read(plan, 'currentUser', 'activeSubscriptions', '0', 'id'),
  });
  await parts.settle();
};
