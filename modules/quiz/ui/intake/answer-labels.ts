import { formatDate } from '#kernel/dates.ts';
import { choicesIn, isBlank, isBloodPressure, type Question } from '../../domain/intake/index.ts';

/** An answer as readable text, one line per choice; empty when there is none. */
export const answerLabel = (question: Question, answer: unknown): readonly string[] => {
  if (isBlank(answer)) return [];
  if ('options' in question)
    return choicesIn(answer).map(
      (value) => question.options.find((option) => option.value === value)?.label ?? value,
    );
  if (question.type === 'bloodPressure') {
    if (!isBloodPressure(answer)) return [];
    const pulse = answer.pulse === undefined ? '' : `, pulse ${answer.pulse}`;
    return [`${answer.systolic}/${answer.diastolic}${pulse}`, `Taken on ${formatDate(answer.takenOn)}`];
  }
  if (question.type === 'date') return typeof answer === 'string' ? [formatDate(answer)] : [];
  return String(answer).split('\n');
};
