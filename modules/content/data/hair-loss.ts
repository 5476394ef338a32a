import type { NorwoodPictureProps } from '#client/pictures/norwood-picture.tsx';

export interface NorwoodStep {
  readonly stage: NorwoodPictureProps['stage'];
  readonly name: string;
  readonly text: string;
}

/** The seven steps of the Hamilton–Norwood scale and its crown variant. */
export const norwoodSteps: readonly NorwoodStep[] = [
  { stage: 1, name: 'I', text: 'No real change. The hairline is where it has always been.' },
  { stage: 2, name: 'II', text: 'Small triangles at the temples. Many men stay here: a mature hairline.' },
  { stage: 3, name: 'III', text: 'Deep recession at the temples. The first stage that counts as baldness.' },
  { stage: '3v', name: 'III vertex', text: 'Mainly the crown, with or without the temples.' },
  { stage: 4, name: 'IV', text: 'Temples and crown, with a full band of hair between them.' },
  { stage: 5, name: 'V', text: 'The band between front and crown becomes narrow.' },
  { stage: 6, name: 'VI', text: 'The band is gone; the two bare areas have met.' },
  { stage: 7, name: 'VII', text: 'Only a horseshoe at the sides and back is left.' },
];

export const inPersonReasons: readonly string[] = [
  'Round or patchy bald spots',
  'Sudden shedding in the last three months, or after illness, surgery or a new drug',
  'Pain, burning, pus, scars or heavy scaling on the scalp',
  'Losing eyebrows, eyelashes or body hair too',
  'Current chemotherapy or radiation treatment',
  'You are under 18',
];
