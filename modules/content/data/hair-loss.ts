import type { NorwoodPictureProps } from '#client/pictures/norwood-picture.tsx';
import type { MonthStep } from '../ui/month-line.tsx';

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

export const treatmentYear: readonly MonthStep[] = [
  {
    when: 'Months 0 to 3',
    title: 'No visible change',
    text: 'Some men shed more in the first weeks. Take photos and keep going.',
  },
  {
    when: 'Months 3 to 6',
    title: 'Loss slows',
    text: 'The first good time to compare photos. Regrowth starts as fine, short hair.',
  },
  {
    when: 'Months 6 to 12',
    title: 'What you gain',
    text: 'Hair thickens where roots still work. Most of the effect shows by a year.',
  },
  {
    when: 'After a year',
    title: 'Continue or stop',
    text: 'Results last while you use it. If you stop, what you gained is gone within about a year.',
  },
];

export const inPersonReasons: readonly string[] = [
  'Round or patchy bald spots',
  'Sudden shedding in the last three months, or after illness, surgery or a new drug',
  'Pain, burning, pus, scars or heavy scaling on the scalp',
  'Losing eyebrows, eyelashes or body hair too',
  'Current chemotherapy or radiation treatment',
  'You are under 18',
];
