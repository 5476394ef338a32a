import { type MiniQuizAnswers, type MiniQuizFlags, noAnswers } from '../../domain/mini-quiz/index.ts';
import {
  noReview,
  parseReview,
  type ReviewField,
  reviewQuestions,
  type TreatmentReview,
} from '../../domain/treatment-update/index.ts';
import { miniQuizSteps } from './mini-quiz-steps.ts';
import type { StepQuiz } from './step-quiz.ts';

export interface ReviewAnswers {
  readonly review: TreatmentReview;
  readonly quiz: MiniQuizAnswers;
}

const isReviewField = (field: string): field is ReviewField => field in noReview;

const withReview = (answers: ReviewAnswers, field: ReviewField, values: readonly string[]): ReviewAnswers => {
  const value = field === 'wishes' ? values : (values[0] ?? null);
  const parsed = parseReview({ ...answers.review, [field]: value });
  return parsed.ok ? { ...answers, review: parsed.value } : answers;
};

const part = (stored: object, name: 'review' | 'quiz'): object => {
  const found: unknown = Object.entries(stored).find(([key]) => key === name)?.[1];
  return typeof found === 'object' && found !== null ? found : {};
};

/** A patient's quiz: how the treatment is going, then the mini quiz again. */
export const treatmentReviewSteps = (flags: MiniQuizFlags, key: string): StepQuiz<ReviewAnswers> => {
  const quiz = miniQuizSteps(flags, key);
  return {
    key,
    fresh: { review: noReview, quiz: noAnswers },
    questions: (answers) => [...reviewQuestions, ...quiz.questions(answers.quiz)],
    values: (answers, field) =>
      isReviewField(field) ? [answers.review[field] ?? []].flat() : quiz.values(answers.quiz, field),
    withAnswer: (answers, field, values) =>
      isReviewField(field)
        ? withReview(answers, field, values)
        : { ...answers, quiz: quiz.withAnswer(answers.quiz, field, values) },
    read: (stored) => {
      if (typeof stored !== 'object' || stored === null) return null;
      const review = parseReview({ ...part(stored, 'review') });
      // Before the first question of the mini quiz there are no answers to read.
      return review.ok ? { review: review.value, quiz: quiz.read(part(stored, 'quiz')) ?? noAnswers } : null;
    },
  };
};
