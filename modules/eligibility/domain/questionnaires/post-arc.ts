import type { QuizConfig } from '#modules/quiz/index.ts';
import { closing } from './questions/check-in/closing.ts';
import { sideEffects } from './questions/side-effects.ts';
import { urgent } from './questions/urgent.ts';
import { sharedQuestion } from './shared-question.ts';

export const POST_ARC = 'post-arc';

/** What is asked two weeks after a clinician has decided a renewal: whether the treatment goes as planned. */
export const postArc: QuizConfig = {
  name: POST_ARC,
  version: 1,
  title: 'After your renewal',
  sections: [
    { id: urgent.id, title: urgent.title, questions: [sharedQuestion(urgent, 'urgent_symptoms')] },
    {
      id: 'started',
      title: 'Your treatment now',
      questions: [
        {
          id: 'plan_started',
          type: 'singleChoice',
          label: 'Do you take your treatment the way your clinician decided?',
          why: 'If something is in the way, we can help.',
          required: true,
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'not_yet', label: 'Not yet: it has not come, or I have not begun' },
            { value: 'no', label: 'No, I take it differently or not at all' },
          ],
        },
        {
          id: 'plan_not_started',
          type: 'textarea',
          label: 'What is in the way?',
          why: 'Your care team reads it and helps.',
          required: true,
          showIf: { op: 'anyOf', question: 'plan_started', values: ['not_yet', 'no'] },
        },
      ],
    },
    {
      id: 'effects',
      title: 'Anything new',
      questions: [
        sharedQuestion(sideEffects, 'side_effects', {
          label: 'Have you noticed any of these since your renewal?',
        }),
        sharedQuestion(sideEffects, 'side_effects_detail'),
      ],
    },
    {
      id: closing.id,
      title: closing.title,
      questions: [sharedQuestion(closing, 'question_for_clinician')],
    },
  ],
};
