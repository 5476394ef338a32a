import { describe, expect, it } from 'vitest';
import type { QuestionGroup } from './question.ts';
import { searchQuestions } from './search-questions.ts';

const groups: readonly QuestionGroup[] = [
  {
    id: 'pay',
    title: 'Paying',
    questions: [{ id: 'card', question: 'Which cards?', answer: ['Any credit card.'] }],
  },
  {
    id: 'plan',
    title: 'Plan',
    questions: [{ id: 'end', question: 'How do I cancel?', answer: ['Two clicks.'] }],
  },
];

describe('searchQuestions', () => {
  it.each([
    ['', ['card', 'end']],
    ['CANCEL', ['end']],
    ['cred car', ['card']],
    ['card cancel', []],
    ['  ?! ', ['card', 'end']],
  ])('“%s” finds %j', (search, ids) => {
    const found = searchQuestions(groups, search).flatMap((group) => group.questions.map(({ id }) => id));
    expect(found).toEqual(ids);
  });
});
