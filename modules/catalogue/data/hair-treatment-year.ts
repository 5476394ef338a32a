/** What to expect in a part of the first year of a treatment. */
export interface TreatmentStep {
  /** `Months 0 to 3`. */
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

/** What to expect of finasteride and minoxidil over a year. Sources: docs/clinical/hair-loss.md and each drug's facts page. */
export const hairTreatmentYear: readonly TreatmentStep[] = [
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
