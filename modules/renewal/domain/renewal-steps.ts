/** The steps of a renewal, in order (S2.31). */
export const renewalSteps = ['progress', 'medicalHistory', 'photos'] as const;
export type RenewalStep = (typeof renewalSteps)[number];

/** The views of the photo step: /renewal/photos/{imageStep}. */
export const renewalPhotoViews = ['front', 'top', 'crown', 'left', 'right'] as const;
export type RenewalPhotoView = (typeof renewalPhotoViews)[number];

export type StepStatus = 'to_do' | 'in_progress' | 'done' | 'skipped';

/** What the patient has completed so far. */
export interface RenewalAnswers {
  readonly progress: 'none' | 'draft' | 'complete';
  readonly medicalHistory: 'none' | 'draft' | 'complete';
  readonly photosTaken: readonly RenewalPhotoView[];
  /** Photos help the clinician but are optional; answers are required. */
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
}

const about: Readonly<Record<RenewalStep, { path: string; title: string }>> = {
  progress: { path: '/renewal/progress', title: 'How treatment is going' },
  medicalHistory: { path: '/renewal/medical-history', title: 'What changed in your health' },
  photos: { path: '/renewal/photos', title: 'New photos' },
};

const answered = { none: 'to_do', draft: 'in_progress', complete: 'done' } as const;

const photoStatus = ({ photosTaken, photosSkipped }: RenewalAnswers): StepStatus => {
  if (renewalPhotoViews.every((view) => photosTaken.includes(view))) return 'done';
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

/** The three steps with their status and the address of the next one. */
export const renewalProgress = (answers: RenewalAnswers): RenewalProgress => {
  const statuses: Readonly<Record<RenewalStep, StepStatus>> = {
    progress: answered[answers.progress],
    medicalHistory: answered[answers.medicalHistory],
    photos: photoStatus(answers),
  };
  return {
    steps: renewalSteps.map((step) => ({
      step,
      ...about[step],
      status: statuses[step],
      statusLabel: statusLabels[statuses[step]],
    })),
    next: renewalSteps.find((step) => !isFinished(statuses[step])) ?? null,
  };
};
