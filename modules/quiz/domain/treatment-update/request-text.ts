import { reviewQuestions, type TreatmentReview } from './review.ts';

interface Request {
  readonly add: readonly { readonly name: string; readonly instead: readonly string[] }[];
  readonly stop: readonly string[];
  /** The clinician is to choose the plan. */
  readonly clinicianDecides?: boolean;
  readonly review: TreatmentReview;
  /** The patient's note; may be empty. */
  readonly note: string;
}

/** The request to the clinician in the first person. The patient sees it before it is sent. */
export const requestText = ({ add, stop, clinicianDecides = false, review, note }: Request): string => {
  const wishes = [
    ...add.map(({ name, instead }) =>
      instead.length > 0 ? `${name} instead of ${instead.join(' and ')}` : `${name} in addition`,
    ),
    ...stop.map((name) => `to stop ${name}`),
    ...(clinicianDecides ? ['you to choose the plan that suits me best'] : []),
  ];
  const answers = reviewQuestions.flatMap(({ field, text, options }) => {
    const given: readonly unknown[] = [review[field]].flat();
    const labels = options.filter(({ value }) => given.includes(value)).map(({ label }) => label);
    return labels.length > 0 ? [`${text} ${labels.join('. ')}.`] : [];
  });
  return [
    `I would like ${wishes.join('; ')}. Please tell me whether that is right for me.`,
    answers.join('\n'),
    note,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
