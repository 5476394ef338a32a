import type { QuizConfig } from '#modules/quiz/index.ts';
import { aboutYou } from './questions/about-you.ts';
import { concern } from './questions/sexual-health/concern.ts';
import { ejaculation } from './questions/sexual-health/ejaculation.ts';
import { sharedQuestion } from './shared-question.ts';

export const SH_ROUTING = 'sh-condition-routing';

/**
 * The first questions about sexual health, before a treatment is chosen: what it is about, and who may be treated where.
 * They are the intake's own, so that it starts with these answers and asks nothing twice.
 */
export const shRouting: QuizConfig = {
  name: SH_ROUTING,
  version: 1,
  title: 'Where to start',
  sections: [
    {
      id: 'concern',
      title: 'What brings you here',
      questions: [
        sharedQuestion(concern, 'sh_concern'),
        sharedQuestion(concern, 'sh_concern_detail', {
          why: 'It becomes the draft of a message, so that you do not write it twice.',
        }),
        sharedQuestion(ejaculation, 'pe_lose_firm'),
      ],
    },
    {
      id: 'about-you',
      title: 'About you',
      questions: [
        sharedQuestion(aboutYou, 'sex_at_birth', {
          why: 'These medicines are prescribed to men only, and their risks were studied in men.',
        }),
        sharedQuestion(aboutYou, 'dob'),
        sharedQuestion(aboutYou, 'state'),
      ],
    },
  ],
};
