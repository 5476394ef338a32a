import { formatDate } from '#kernel/dates.ts';
import type { AnswerValue, Question } from './types.ts';

const optionLabel = (question: Question, value: string): string =>
  ('options' in question ? question.options.find((option) => option.value === value)?.label : null) ?? value;

/** An answer in words: the labels of choices, dates and readings as they are read. */
export const answerText = (question: Question, answer: AnswerValue): string => {
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string')
    return question.type === 'date' ? formatDate(answer) : optionLabel(question, answer);
  if ('systolic' in answer) {
    const pulse = answer.pulse === undefined ? '' : `, pulse ${answer.pulse}`;
    return `${answer.systolic}/${answer.diastolic} mmHg${pulse}, taken ${formatDate(answer.takenOn)}`;
  }
  return answer.map((value) => optionLabel(question, value)).join(', ');
};
