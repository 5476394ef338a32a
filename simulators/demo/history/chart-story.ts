import { toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers, type PhotoView } from '#modules/eligibility/index.ts';
import {
  approve,
  consultationOf,
  fillIntake,
  passDays,
  placeOrder,
  read,
  type StoryOrder,
  type StoryParts,
} from './story-steps.ts';

/** The parts of a story in which the patient also sends photos. */
export interface ChartStoryParts extends StoryParts {
  /** For the visit in progress, unless a check-in is named. */
  readonly sendPhoto: (view: PhotoView, thinning: number, checkInId?: string) => Promise<void>;
}

/** Minoxidil tablets. */
const henry: StoryOrder = {
  productIds: [702],
  firstName: 'Henry',
  lastName: 'Cole',
  dob: '1981-06-30',
  phone: '7185550163',
  street: '210 Court Street',
};
/** Only refills happen between the readings. */
const STRIDE_DAYS = 35;
/** Days from the first order to the renewal, which opens 30 days before the prescription ends. */
export const CHART_DAYS = 350;

type Reading = readonly [systolic: number, diastolic: number, pulse: number];

const readingNow = ({ clock }: StoryParts, [systolic, diastolic, pulse]: Reading) => ({
  systolic,
  diastolic,
  pulse,
  takenOn: toCalendarDate(clock.now()),
});

const firstAnswers = (parts: StoryParts, reading: Reading) => ({
  dob: henry.dob,
  bp: readingNow(parts, reading),
  meds: ['blood_pressure'],
  meds_detail: 'Lisinopril 10 mg, one a day in the morning.\nVitamin D 1,000 IU, most days.',
  note_to_clinician: 'My brother takes these tablets and likes them.',
});

/** The clinician enters a reading that the patient has sent, and has seen what it changes. */
const correctReading = async (parts: StoryParts, reading: Reading): Promise<void> => {
  const { patient, clinician, clock } = parts;
  const visit = await patient.ask(
    'query Mine { currentUser { visit { submittedIntake { responseId revision answers } } } }',
  );
  const id = await consultationOf(patient);
  const intake = ['currentUser', 'visit', 'submittedIntake'] as const;
  const known: unknown = JSON.parse(read(visit, ...intake, 'answers'));
  await clinician.ask(
    'mutation Correct($id: ID!, $input: IntakeAmendmentInput!) { deskAmendIntake(consultationId: $id, input: $input) { outcome } }',
    {
      id,
      input: {
        responseId: read(visit, ...intake, 'responseId'),
        revision: Number(read(visit, ...intake, 'revision')),
        answersJson: JSON.stringify({ ...Object(known), bp: readingNow(parts, reading) }),
        reason: 'Reading from the pharmacy, which the patient sent in a message.',
      },
    },
  );
  clock.advance(60_000);
  const { deskCase } = await clinician.ask(
    'query Corrections($id: ID!) { deskCase(consultationId: $id) { corrections { id seenAt } } }',
    { id },
  );
  const corrections: readonly { id: string; seenAt: string | null }[] = Object(deskCase).corrections;
  for (const { id: correctionId } of corrections.filter(({ seenAt }) => seenAt === null))
    await clinician.ask(
      'mutation Seen($correctionId: ID!) { deskSeeCorrection(correctionId: $correctionId) { status } }',
      { correctionId },
    );
};

/** Days after the last one, and what the patient measured: 60, 130 and 200 days after the first visit. */
const readings: readonly (readonly [days: number, reading: Reading])[] = [
  [60, [136, 86, 70]],
  [70, [131, 83, 72]],
  [70, [124, 79, 76]],
];

/**
 * The first visit and most of the year: an order, an approval with flags, photos, readings. `meanwhile` are steps of another
 * story, one after each reading but the first.
 */
export const beginChartStory = async (
  parts: ChartStoryParts,
  meanwhile: readonly ((() => Promise<void>) | undefined)[] = [],
): Promise<void> => {
  const { patient, clock } = parts;
  await placeOrder(parts, henry);
  await parts.settle();
  await fillIntake(parts, ['OMX-COUNSEL'], firstAnswers(parts, [144, 91, 68]));
  await parts.sendPhoto('front', 0.75);
  await parts.sendPhoto('top', 0.8);
  await parts.sendPhoto('crown', 0.9);
  await patient.ask('mutation Photos { finishPhotos }');
  clock.advance(5 * 3_600_000);
  await approve(
    parts,
    'A tablet a day suits you, next to your lisinopril. Please send me a blood pressure every two months, and write at once if your ankles swell.',
    { acknowledgedRuleIds: ['BP4-HIGH', 'OMX-BP-MEDS', 'OTHER-HISTORY'], refills: 5 },
  );
  for (const [index, [days, reading]] of readings.entries()) {
    await passDays(parts, days, STRIDE_DAYS);
    await correctReading(parts, reading);
    await meanwhile[index - 1]?.();
  }
};

/** The renewal at the end: the patient fainted, which puts everything on hold and alerts the care team. */
export const endChartStory = async (parts: ChartStoryParts): Promise<void> => {
  const { patient, clock } = parts;
  await patient.ask('mutation Start { startRenewal { status } }');
  const form = await patient.ask('query Form { renewalIntake { responseId revision } }');
  const answers = {
    urgent_symptoms: ['fainting'],
    missed_days: '0',
    hair_change: '2',
    side_effects: ['none'],
    changes: ['meds'],
    meds: ['blood_pressure', 'other'],
    meds_detail: 'Lisinopril 20 mg since October, one a day.\nIbuprofen for my back, about twice a week.',
    bp: readingNow(parts, [97, 61, 104]),
    attest: 'agree',
  };
  const saved = await patient.ask(
    'mutation Save($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }',
    {
      input: {
        responseId: read(form, 'renewalIntake', 'responseId'),
        revision: Number(read(form, 'renewalIntake', 'revision')),
        answersJson: JSON.stringify(answers),
      },
    },
  );
  await patient.ask(
    'mutation Submit($id: ID!, $revision: Int!) { submitRenewal(responseId: $id, revision: $revision, isEmergency: true) { status } }',
    {
      id: read(form, 'renewalIntake', 'responseId'),
      revision: Number(read(saved, 'saveRenewalIntake', 'revision')),
    },
  );
  await parts.sendPhoto('front', 0.5);
  await parts.sendPhoto('crown', 0.45);
  clock.advance(60_000);
  await parts.settle();
};

const omar: StoryOrder = {
  productIds: [211],
  firstName: 'Omar',
  lastName: 'Haddad',
  dob: '1994-01-17',
  phone: '7185550178',
  street: '77 Bond Street',
};

/** A first visit with two flags, which waits for a clinician. */
export const makeWaitingStory = async (parts: ChartStoryParts): Promise<void> => {
  const { patient, clock } = parts;
  await placeOrder(parts, omar);
  await parts.settle();
  await fillIntake(parts, ['FIN-COUNSEL'], {
    ...healthyHairAnswers(toCalendarDate(clock.now())),
    dob: omar.dob,
    conditions: ['liver'],
    conditions_detail: 'Fatty liver, found in a blood test two years ago. My doctor checks it every year.',
    meds: ['other'],
    meds_detail: 'Creatine 5 g and a multivitamin, every day.',
    note_to_clinician: 'My hairline has moved back since last summer.',
  });
  await parts.sendPhoto('front', 0.6);
  await parts.sendPhoto('crown', 0.3);
  await patient.ask('mutation Photos { finishPhotos }');
  await parts.settle();
};
