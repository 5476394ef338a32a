import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  carryOver,
  checkConfig,
  isAnswers,
  progress,
  pruneHidden,
  type Question,
  type QuizConfig,
  resumeQuestion,
  validateAll,
  validateAnswer,
  validateDraft,
  visibleQuestions,
} from './index.ts';

const today = new Date('2027-03-12T15:00:00Z');

const base = { why: 'To test.', required: true };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'other', label: 'Other' },
  { value: 'none', label: 'None' },
];
const many: Question = { ...base, id: 'many', type: 'multipleChoice', label: 'Many', options };
const one: Question = { ...base, id: 'one', type: 'singleChoice', label: 'One', options };
const text: Question = { ...base, id: 'text', type: 'text', label: 'Text', maxLength: 5 };
const email: Question = { ...base, id: 'email', type: 'email', label: 'Email' };
const number: Question = { ...base, id: 'number', type: 'number', label: 'Number', min: 1, max: 10 };
const date: Question = { ...base, id: 'date', type: 'date', label: 'Date', earliest: '1900-01-01' };
const pressure: Question = {
  ...base,
  id: 'pressure',
  type: 'bloodPressure',
  label: 'Pressure',
  maxAgeDays: 183,
};

const config: QuizConfig = {
  name: 'sample',
  version: 1,
  title: 'Sample',
  sections: [
    {
      id: 's1',
      title: 'One',
      questions: [
        one,
        { ...text, showIf: { op: 'equals', question: 'one', value: 'other' } },
        { ...number, showIf: { op: 'equals', question: 'text', value: 'deep' } },
      ],
    },
    { id: 's2', title: 'Two', questions: [many, { ...email, required: false }] },
  ],
};

const idsOf = (questions: readonly Question[]): string[] => questions.map((question) => question.id);

describe('visible questions', () => {
  it('shows a branch only after an answer to a visible question', () => {
    expect(idsOf(visibleQuestions(config, {}))).toEqual(['one', 'many', 'email']);
    expect(idsOf(visibleQuestions(config, { one: 'other', text: 'deep' }))).toEqual([
      'one',
      'text',
      'number',
      'many',
      'email',
    ]);
    // "deep" is left over from before the first answer changed.
    expect(idsOf(visibleQuestions(config, { one: 'a', text: 'deep' }))).toEqual(['one', 'many', 'email']);
  });

  it.each([
    ['includes', { op: 'includes', question: 'many', value: 'a' }, { many: ['a'] }, { many: ['b'] }],
    [
      'all covers ordinary',
      { op: 'includes', question: 'many', value: 'a' },
      { many: ['all'] },
      { many: [] },
    ],
    [
      'anyOf',
      { op: 'anyOf', question: 'many', values: ['a', 'b'] },
      { many: ['b'] },
      { many: ['all', 'x'].slice(1) },
    ],
    [
      'not',
      { op: 'not', condition: { op: 'includes', question: 'many', value: 'none' } },
      { many: ['a'] },
      { many: ['none'] },
    ],
    [
      'and',
      {
        op: 'and',
        conditions: [
          { op: 'includes', question: 'many', value: 'a' },
          { op: 'includes', question: 'many', value: 'b' },
        ],
      },
      { many: ['a', 'b'] },
      { many: ['a'] },
    ],
    [
      'or',
      {
        op: 'or',
        conditions: [
          { op: 'includes', question: 'many', value: 'a' },
          { op: 'includes', question: 'many', value: 'b' },
        ],
      },
      { many: ['b'] },
      { many: ['other'] },
    ],
    [
      'all is not none',
      { op: 'includes', question: 'many', value: 'none' },
      { many: ['none'] },
      { many: ['all'] },
    ],
  ] as const)('condition %s', (_, showIf, shown, hidden) => {
    const sample: QuizConfig = {
      ...config,
      sections: [{ id: 's', title: 'S', questions: [many, { ...text, showIf }] }],
    };
    expect(idsOf(visibleQuestions(sample, shown))).toEqual(['many', 'text']);
    expect(idsOf(visibleQuestions(sample, hidden))).toEqual(['many']);
  });

  it('reports the progress and the next page', () => {
    expect(progress(config, { one: 'a', many: [] })).toEqual({ answered: 1, total: 3, percent: 33 });
    expect(resumeQuestion(config, { one: 'other', text: 'too long a text' }, today)?.id).toBe('text');
    expect(resumeQuestion(config, { one: 'a', many: ['b'] }, today)).toBeNull();
  });

  it('prunes hidden and blank answers', () => {
    expect(pruneHidden(config, { one: 'a', text: 'deep', number: 3, many: ['b'], email: ' ' })).toEqual({
      one: 'a',
      many: ['b'],
    });
  });
});

describe('validating one answer', () => {
  const reading = { systolic: 120, diastolic: 80, pulse: 60, takenOn: '2027-03-01' };

  it.each<[string, Question, unknown]>([
    ['single choice', one, 'a'],
    ['several choices', many, ['a', 'other']],
    ['none alone', many, ['none']],
    ['text at its limit', text, '12345'],
    ['email', email, 'name@example.com'],
    ['number at its bound', number, 10],
    ['date today', date, '2027-03-12'],
    ['reading', pressure, reading],
    ['reading without pulse', pressure, { systolic: 120, diastolic: 80, takenOn: '2026-09-10' }],
    ['optional left out', { ...email, required: false }, undefined],
  ])('accepts %s', (_, question, answer) => {
    expect(validateAnswer(question, answer, today)).toBeNull();
  });

  it.each<[string, Question, unknown, string]>([
    ['missing', one, undefined, 'Please answer this question.'],
    ['blank text', text, '  ', 'Please answer this question.'],
    ['no choice', many, [], 'Please answer this question.'],
    ['unknown choice', one, 'z', 'Please choose an answer from the list.'],
    ['list for a single choice', one, ['a'], 'Please choose an answer from the list.'],
    ['text for several', many, 'a', 'Please choose an answer from the list.'],
    ['object in a list', many, [{}], 'Please choose an answer from the list.'],
    ['choice twice', many, ['a', 'a'], 'Please choose each answer only once.'],
    ['none and more', many, ['none', 'a'], 'Please choose either “none” or the answers that apply.'],
    ['long text', text, '123456', 'Please use at most 5 characters.'],
    ['number as text', text, 5, 'Please answer in words.'],
    ['bad email', email, 'name@', 'Please enter an email address, such as name@example.com.'],
    ['number above', number, 11, 'Please enter a number from 1 to 10.'],
    ['not a number', number, Number.NaN, 'Please enter a number from 1 to 10.'],
    ['no real day', date, '2027-02-30', 'Please enter a real date.'],
    ['tomorrow', date, '2027-03-13', 'Please enter a date that is not in the future.'],
    ['too early', date, '1899-12-31', 'This date is too far in the past. Please check it.'],
    [
      'half a reading',
      pressure,
      { systolic: 120 },
      'Please enter both numbers of your reading and the day you took it.',
    ],
    [
      'extra keys',
      pressure,
      { ...reading, note: 'x' },
      'Please enter both numbers of your reading and the day you took it.',
    ],
    [
      'swapped',
      pressure,
      { ...reading, systolic: 80, diastolic: 120 },
      'The top number should be higher than the bottom number. Please check both.',
    ],
    [
      'top too high',
      pressure,
      { ...reading, systolic: 300 },
      'The top number should be between 50 and 260. Please check it.',
    ],
    [
      'bottom too low',
      pressure,
      { ...reading, diastolic: 10 },
      'The bottom number should be between 30 and 160. Please check it.',
    ],
    [
      'pulse',
      pressure,
      { ...reading, pulse: 500 },
      'The pulse should be between 30 and 220. Please check it.',
    ],
    [
      'old reading',
      pressure,
      { ...reading, takenOn: '2026-09-09' },
      'This reading is too old to use. Please take a new one.',
    ],
    [
      'future reading',
      pressure,
      { ...reading, takenOn: '2027-03-13' },
      'The date of the reading is in the future. Please check it.',
    ],
    [
      'reading on no day',
      pressure,
      { ...reading, takenOn: 'soon' },
      'Please enter the day you took the reading.',
    ],
  ])('refuses %s', (_, question, answer, message) => {
    expect(validateAnswer(question, answer, today)).toEqual({ field: question.id, message });
  });
});

describe('validating all', () => {
  it('reports missing, wrong and unknown answers, and ignores hidden ones', () => {
    expect(validateAll(config, { one: 'a', text: 12, extra: 'x' }, today)).toEqual([
      { field: 'extra', message: 'This question is not part of this form.' },
      { field: 'many', message: 'Please answer this question.' },
    ]);
    expect(validateAll(config, { one: 'a', many: ['b'] }, today)).toEqual([]);
  });

  it('accepts an incomplete draft but not a malformed one', () => {
    expect(validateDraft(config, { one: 'a' }, today)).toEqual([]);
    expect(validateDraft(config, { one: 'z' }, today)).toEqual([
      { field: 'one', message: 'Please choose an answer from the list.' },
    ]);
  });

  it('treats prototype names as unknown questions', () => {
    const hostile: unknown = JSON.parse('{"__proto__": "x", "constructor": ["a"]}');
    expect(validateDraft(config, hostile, today).map((problem) => problem.field)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  it('returns problems for any input, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        for (const input of [junk, { one: junk, many: junk, text: junk, number: junk, email: junk }]) {
          expect(Array.isArray(validateAll(config, input, today))).toBe(true);
          expect(Array.isArray(validateDraft(config, input, today))).toBe(true);
          expect(typeof isAnswers(input)).toBe('boolean');
        }
        for (const question of [one, many, text, email, number, date, pressure])
          expect(() => validateAnswer(question, junk, today)).not.toThrow();
      }),
    );
  });

  it('accepts only values with the shape of answers', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('one', 'many', 'email'), fc.anything()), (junk) => {
        if (validateAll(config, junk, today).length > 0) return;
        const given = Object.fromEntries(Object.entries(junk).filter(([, answer]) => answer != null));
        expect(isAnswers(given)).toBe(true);
      }),
    );
  });
});

describe('carrying a draft over', () => {
  it('drops retired questions and asks again where the choice no longer exists', () => {
    const answers: Answers = { one: 'a', retired: 'x', many: ['a', 'gone'], text: 'kept' };
    expect(carryOver(answers, config)).toEqual({
      answers: { one: 'a', text: 'kept' },
      retired: ['retired'],
      askAgain: ['many'],
    });
  });
});

describe('checking a config', () => {
  it('accepts a valid one', () => {
    const what: Question = {
      ...text,
      id: 'what',
      showIf: { op: 'includes', question: 'many', value: 'other' },
    };
    const sections = [...config.sections, { id: 's3', title: 'Three', questions: [what] }];
    expect(checkConfig({ ...config, sections })).toEqual([]);
  });

  it('reports every mistake', () => {
    const broken: QuizConfig = {
      ...config,
      sections: [
        {
          id: 's',
          title: 'S',
          questions: [
            { ...one, options: [] },
            { ...text, why: '', showIf: { op: 'equals', question: 'later', value: 'x' } },
            { ...many, showIf: { op: 'anyOf', question: 'one', values: ['a'] } },
            { ...one },
            { ...number, min: 5, max: 1 },
          ],
        },
      ],
    };
    expect(checkConfig(broken)).toEqual([
      'sample v1: one: has no options',
      'sample v1: text: needs a label and a reason why it is asked',
      'sample v1: text: shown by later, which is not an earlier question',
      'sample v1: many: shown by one = a, which is not an option',
      'sample v1: many: offers “other”, but no later question asks what it is',
      'sample v1: one: appears twice',
      'sample v1: one: offers “other”, but no later question asks what it is',
      'sample v1: number: smallest number is above the largest',
    ]);
  });
});
