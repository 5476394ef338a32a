/** The steps of a renewal, in order (S2.31). */
export const renewalSteps = ['progress', 'medicalHistory', 'photos'] as const;
export type RenewalStep = (typeof renewalSteps)[number];

/** The views of the photo step: /renewal/photos/{imageStep}. */
export const renewalPhotoViews = ['front', 'top', 'crown', 'left', 'right'] as const;

/** What the pages call them. */
export const photoViewNames: Readonly<Record<string, string>> = {
  front: 'Front',
  top: 'Top',
  crown: 'Crown',
  left: 'Left side',
  right: 'Right side',
};

/** Where the patient chooses how subscriptions continue, and sends the renewal. */
export const OPTIONS_PATH = '/renewal/subscription-options';

export type StepStatus = 'to_do' | 'in_progress' | 'done' | 'skipped';

/** What the patient has completed so far. */
export interface RenewalAnswers {
  readonly progress: 'none' | 'draft' | 'complete';
  readonly medicalHistory: 'none' | 'draft' | 'complete';
  /** The views that the treatments need; without any there is no photo step. */
  readonly photoViews: readonly string[];
  readonly photosTaken: readonly string[];
  /** The patient went on from the photos: they help the clinician but are optional; answers are required. */
  readonly photosSkipped: boolean;
}

export interface RenewalStepView {
  readonly step: RenewalStep;
  readonly path: string;
  readonly title: string;
  readonly status: StepStatus;
  readonly statusLabel: string;
}

export interface RenewalProgress {
  readonly steps: readonly RenewalStepView[];
  /** The first unfinished step; null when the renewal can be submitted. */
  readonly next: RenewalStep | null;
  /** The page of that step, else the last one. */
  readonly nextPath: string;
}

const about: Readonly<Record<RenewalStep, { path: string; title: string }>> = {
  progress: { path: '/renewal/progress', title: 'How treatment is going' },
  medicalHistory: { path: '/renewal/medical-history', title: 'What changed in your health' },
  photos: { path: '/renewal/photos', title: 'New photos' },
};

const answered = { none: 'to_do', draft: 'in_progress', complete: 'done' } as const;

const photoStatus = ({ photoViews, photosTaken, photosSkipped }: RenewalAnswers): StepStatus => {
  if (photoViews.every((view) => photosTaken.includes(view))) return 'done';
  if (photosSkipped) return 'skipped';
  return photosTaken.length > 0 ? 'in_progress' : 'to_do';
};

const statusLabels: Readonly<Record<StepStatus, string>> = {
  to_do: 'To do',
  in_progress: 'Started',
  done: 'Done',
  skipped: 'Skipped',
};

const isFinished = (status: StepStatus): boolean => status === 'done' || status === 'skipped';

/** The steps with their status, and the address of the next one. */
export const renewalProgress = (answers: RenewalAnswers): RenewalProgress => {
  const statuses: Readonly<Record<RenewalStep, StepStatus>> = {
    progress: answered[answers.progress],
    medicalHistory: answered[answers.medicalHistory],
    photos: photoStatus(answers),
  };
  const asked = renewalSteps.filter((step) => step !== 'photos' || answers.photoViews.length > 0);
  const next = asked.find((step) => !isFinished(statuses[step])) ?? null;
  return {
    steps: asked.map((step) => ({
      step,
      ...about[step],
      status: statuses[step],
      statusLabel: statusLabels[statuses[step]],
    })),
    next,
    nextPath: next ? about[next].path : OPTIONS_PATH,
  };
};
