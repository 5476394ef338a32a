import type { QuizConfig } from '#modules/quiz/index.ts';

/** The pages of a renewal that ask questions: how treatment goes, and the medical history. */
export type RenewalPart = 'progress' | 'medicalHistory';

/** The sections about how treatment goes; a hair questionnaire that joins another may have its own. */
const aboutProgress = [
  'side-effects',
  'hair-side-effects',
  'shedding',
  'fluid',
  'on-treatment',
  'contentment',
];

const titles: Readonly<Record<RenewalPart, string>> = {
  progress: 'How treatment is going',
  medicalHistory: 'Your medical history',
};

/** The questions of a renewal that one page asks. Together the parts are all of them, and no condition reaches across. */
export const renewalPart = (config: QuizConfig, part: RenewalPart): QuizConfig => ({
  ...config,
  title: titles[part],
  sections: config.sections.filter(({ id }) => aboutProgress.includes(id) === (part === 'progress')),
});
