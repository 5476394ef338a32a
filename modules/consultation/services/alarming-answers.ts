import { historyTexts } from '#modules/eligibility/index.ts';
import { findAlarm } from '#modules/message/index.ts';
import { type Answers, type QuizConfig, questionsOf } from '#modules/quiz/index.ts';

/**
 * The free texts with alarming words, each after its question. Choices are not read, because the rules decide what they
 * mean, and neither are texts about the past.
 */
export const alarmingAnswers = (config: QuizConfig, answers: Answers): readonly string[] =>
  questionsOf(config).flatMap(({ id, type, label }) => {
    const given = type === 'textarea' && !historyTexts.includes(id) ? answers[id] : undefined;
    return typeof given === 'string' && findAlarm(given) ? [`${label}\n${given.trim()}`] : [];
  });
