import { consentHash } from '#modules/account/index.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { askForMore, proposeAndAccept, startOnHalf, WHOLE } from './dose-stories.ts';
import { healthyDoseAnswers } from './healthy-dose-answers.ts';
import { answerRenewal, beginRenewalStory, sendRenewal } from './renewal-story.ts';
import { safetyTexts } from './story-answers.ts';
import { fillIntake, read, type StoryOrder, type StoryParts } from './story-steps.ts';

const tablets = [WHOLE];

/** Finasteride for three months and for six; it is also sold for twelve. */
const THREE_MONTHS = 211;
const SIX_MONTHS = 406;

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
  productIds: [SIX_MONTHS],
  firstName: 'Stefan',
  lastName: 'Ilic',
  dob: '1980-01-22',
  phone: '7185550243',
  street: '31 Remsen Street',
};

/** More than a year ago: the first visit of the patient whose yearly check-in is overdue. */
export const beginOverdueAnnual = (parts: ChartStoryParts): Promise<void> => beginRenewalStory(parts, stefan);

/**
 * Months later Stefan asks for smaller packages of the same tablets, and a clinician prescribes them: the prescription is newer
 * than the last full evaluation from then on. At the yearly check-in larger packages are offered.
 */
export const askForSmallerPackages = async (parts: StoryParts): Promise<void> => {
  const { patient, newId, settle } = parts;
  const change = { addProductIds: [THREE_MONTHS], stopProductIds: [] };
  const quote = await patient.ask(
    'query Quote($change: TreatmentChangeInput!) { treatmentChange(change: $change) { consentText consentVersion } }',
    { change },
  );
  const text = read(quote, 'treatmentChange', 'consentText');
  await patient.ask(
    `mutation Change($change: TreatmentChangeInput!, $id: ID!, $version: String!, $hash: String) {
      changeTreatment(change: $change, requestId: $id, agreed: true, consentVersion: $version, shownHash: $hash) { questionsPath } }`,
    {
      change,
      id: newId(),
      version: read(quote, 'treatmentChange', 'consentVersion'),
      hash: text === '' ? null : consentHash(text),
    },
  );
  await fillIntake(parts, safetyTexts, { ...healthyDoseAnswers, dob: stefan.dob, note_to_clinician: '' });
  await patient.ask('mutation Photos { finishPhotos }');
  await settle();
  await proposeAndAccept(parts, THREE_MONTHS, 'The same tablets, three months at a time.', safetyTexts);
};

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
