import { annualCheckInPage } from '#config/entry-pages.ts';
import type { RenewalAnswers, StepStatus } from '../renewal-steps.ts';

/** The pages of the yearly check-in, in order (S2.43). */
export const ANNUAL_PATH = annualCheckInPage;
export const ANNUAL_SHIPPING = `${ANNUAL_PATH}/shipping`;
export const ANNUAL_PHOTOS = `${ANNUAL_PATH}/photos/global`;
export const ANNUAL_REVIEW = `${ANNUAL_PATH}/review`;
export const ANNUAL_COMPLETE = `${ANNUAL_PATH}/complete`;

/** What the patient has completed so far. */
export interface AnnualAnswers extends Pick<RenewalAnswers, 'photoViews' | 'photosTaken' | 'photosSkipped'> {
  readonly questions: RenewalAnswers['progress'];
  readonly isAddressConfirmed: boolean;
  /** Every plan that is sold in larger sizes has its choice. */
  readonly isSizeChosen: boolean;
}

export interface AnnualStep {
  readonly step: 'questions' | 'shipping' | 'photos' | 'review';
  readonly title: string;
  readonly path: string;
  readonly status: StepStatus;
}

export interface AnnualProgress {
  readonly steps: readonly AnnualStep[];
  /** What has to be done before it can be sent. */
  readonly unfinished: readonly AnnualStep[];
  readonly nextPath: string;
}

const answered = { none: 'to_do', draft: 'in_progress', complete: 'done' } as const;

const shippingStatus = ({ isAddressConfirmed, isSizeChosen }: AnnualAnswers): StepStatus => {
  if (isAddressConfirmed && isSizeChosen) return 'done';
  return isAddressConfirmed ? 'in_progress' : 'to_do';
};

const photoStatus = ({ photoViews, photosTaken, photosSkipped }: AnnualAnswers): StepStatus => {
  if (photoViews.every((view) => photosTaken.includes(view))) return 'done';
  if (photosSkipped) return 'skipped';
  return photosTaken.length > 0 ? 'in_progress' : 'to_do';
};

/** The steps with their status, and the page to continue on, on any device. */
export const annualProgress = (answers: AnnualAnswers): AnnualProgress => {
  const photos: readonly AnnualStep[] =
    answers.photoViews.length === 0
      ? []
      : [{ step: 'photos', title: 'New photos', path: ANNUAL_PHOTOS, status: photoStatus(answers) }];
  const before: readonly AnnualStep[] = [
    {
      step: 'questions',
      title: 'Your health and your treatment',
      path: ANNUAL_PATH,
      status: answered[answers.questions],
    },
    {
      step: 'shipping',
      title: 'Your address and your supply',
      path: ANNUAL_SHIPPING,
      status: shippingStatus(answers),
    },
    ...photos,
  ];
  const open = before.filter(({ status }) => status !== 'done' && status !== 'skipped');
  return {
    steps: [...before, { step: 'review', title: 'Check and send', path: ANNUAL_REVIEW, status: 'to_do' }],
    // Photos are optional; everything else is not.
    unfinished: open.filter(({ step }) => step !== 'photos'),
    nextPath: open[0]?.path ?? ANNUAL_REVIEW,
  };
};
