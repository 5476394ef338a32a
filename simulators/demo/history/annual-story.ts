import type { ChartStoryParts } from './chart-story.ts';
import { askForMore, proposeAndAccept, startOnHalf, WHOLE } from './dose-stories.ts';
import { answerRenewal, sendRenewal } from './renewal-story.ts';
import { read, type StoryOrder, type StoryParts } from './story-steps.ts';

const tablets = [WHOLE];

const victor: StoryOrder = {
  productIds: tablets,
  firstName: 'Victor',
  lastName: 'Hale',
  dob: '1983-04-16',
  phone: '7185550241',
  street: '5 Pierrepont Street',
};

const edgar: StoryOrder = {
  productIds: tablets,
  firstName: 'Edgar',
  lastName: 'Moss',
  dob: '1988-03-11',
  phone: '7185550242',
  street: '140 Henry Street',
};

const stefan: StoryOrder = {
  productIds: tablets,
  firstName: 'Stefan',
  lastName: 'Ilic',
  dob: '1980-01-22',
  phone: '7185550243',
  street: '31 Remsen Street',
};

/** More than a year ago: the first visit of the patient whose yearly check-in is overdue. */
export const beginOverdueAnnual = (parts: ChartStoryParts): Promise<void> => startOnHalf(parts, stefan);

/** Less than a year ago: the first visits of those whose yearly check-in is due. */
export const beginAnnualStories = async (
  victorParts: ChartStoryParts,
  edgarParts: ChartStoryParts,
): Promise<void> => {
  await startOnHalf(victorParts, victor);
  await startOnHalf(edgarParts, edgar);
};

/** Months later the dose goes up: the prescription is newer than the last full evaluation from then on. */
export const raiseDoses = async (...all: readonly StoryParts[]): Promise<void> => {
  for (const parts of all) {
    await askForMore(parts);
    await proposeAndAccept(parts, WHOLE, 'Your readings allow the whole tablet. Take one a day from now on.');
  }
};

/** Today: Edgar has sent the yearly check-in, which waits at the desk. */
export const sendAnnual = async (parts: StoryParts): Promise<void> => {
  const { patient, settle } = parts;
  const answered = await answerRenewal(parts, { dob: edgar.dob, state: 'NY', start: 'startAnnualCheckIn' });
  const fields = 'annualCheckIn { consentText address { hash } supply { subscriptionId } }';
  const before = await patient.ask(`query Mine { currentUser { ${fields} } }`);
  const annual = ['currentUser', 'annualCheckIn'] as const;
  await patient.ask('mutation Confirm($hash: String!) { confirmAnnualAddress(hash: $hash) { status } }', {
    hash: read(before, ...annual, 'address', 'hash'),
  });
  await patient.ask(
    'mutation Choose($input: RenewalPlanInput!) { chooseRenewalPlan(input: $input) { consentText } }',
    { input: { subscriptionId: read(before, ...annual, 'supply', '0', 'subscriptionId'), kind: 'keep' } },
  );
  await sendRenewal(parts, answered, {
    consentText: read(before, ...annual, 'consentText'),
    read: ['OMX-COUNSEL'],
  });
  await settle();
};
