import { expect, it } from 'vitest';
import type { Question } from '../../domain/intake/index.ts';
import { answerLabel } from './answer-labels.ts';

const base = { id: 'q', label: 'Q', why: 'W', required: true };
const options = [
  { value: 'a', label: 'Apples' },
  { value: 'b', label: 'Pears' },
];
const many: Question = { ...base, type: 'multipleChoice', options };

it.each<[string, Question, unknown, readonly string[]]>([
  ['choices', many, ['b', 'a'], ['Pears', 'Apples']],
  ['a choice that is gone', many, ['x'], ['x']],
  ['nothing', many, [], []],
  ['a date', { ...base, type: 'date' }, '2027-03-12', ['March 12, 2027']],
  ['a number', { ...base, type: 'number', min: 0, max: 9 }, 4, ['4']],
  ['lines', { ...base, type: 'textarea' }, 'one\ntwo', ['one', 'two']],
  [
    'a reading',
    { ...base, type: 'bloodPressure', maxAgeDays: 183 },
    { systolic: 122, diastolic: 78, pulse: 64, takenOn: '2027-03-01' },
    ['122/78, pulse 64', 'Taken on March 1, 2027'],
  ],
  ['half a reading', { ...base, type: 'bloodPressure', maxAgeDays: 183 }, { systolic: 122 }, []],
])('says %s', (_, question, answer, words) => {
  expect(answerLabel(question, answer)).toEqual(words);
});
