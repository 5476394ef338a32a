import { describe, expect, it } from 'vitest';
import {
  checkConfigFiles,
  decodeAnswer,
  type Question,
  type QuizConfig,
  readDraft,
  validateAnswer,
} from './index.ts';

const today = new Date('2027-03-12T15:00:00Z');
const base = { id: 'q', label: 'Q', why: 'To test.', required: true };
const options = ['a', 'b', 'all', 'none'].map((value) => ({ value, label: value, image: 'norwood-1' }));
const asking = (question: Question, version = 1): QuizConfig => ({
  name: 'sample',
  version,
  title: 'Sample',
  sections: [{ id: 's', title: 'S', questions: [question] }],
});

const types: Readonly<Record<Question['type'], Question>> = {
  dropdown: { ...base, type: 'dropdown', options },
  email: { ...base, type: 'email' },
  multipleChoice: { ...base, type: 'multipleChoice', options },
  number: { ...base, type: 'number', min: 1, max: 400, decimals: 1 },
  singleChoice: { ...base, type: 'singleChoice', options },
  singleChoiceImage: { ...base, type: 'singleChoiceImage', options },
  text: { ...base, type: 'text' },
  textarea: { ...base, type: 'textarea' },
  date: { ...base, type: 'date' },
  bloodPressure: { ...base, type: 'bloodPressure', maxAgeDays: 183 },
};
const reading = { systolic: 120, diastolic: 80, takenOn: '2027-03-01' };

describe('S3.40: every type of question', () => {
  it.each<[Question['type'], unknown, unknown]>([
    ['dropdown', ' a ', 'a'],
    ['email', ' Sam@Example.COM ', 'sam@example.com'],
    ['multipleChoice', ['b', 'a'], ['a', 'b']],
    ['multipleChoice', 'a', ['a']],
    ['number', ' 72.5 ', 72.5],
    ['number', '72', 72],
    ['singleChoice', 'b', 'b'],
    ['singleChoiceImage', 'b', 'b'],
    ['text', ' two words ', 'two words'],
    ['textarea', ' a\nb ', 'a\nb'],
    ['date', '2027-03-12', '2027-03-12'],
    ['bloodPressure', { ...reading, systolic: '120', diastolic: '80', pulse: '' }, reading],
    ['bloodPressure', { ...reading, pulse: '61' }, { ...reading, pulse: 61 }],
  ])('%s %j is read as %j and accepted', (type, typed, stored) => {
    const question = types[type];
    expect(decodeAnswer(question, typed)).toEqual(stored);
    expect(validateAnswer(question, stored, today)).toBeNull();
    const answersJson = JSON.stringify({ q: typed });
    expect(readDraft(asking(question), { answersJson }, today)).toEqual({ ok: true, value: { q: stored } });
  });

  it.each<[Question['type'], unknown, string]>([
    ['dropdown', 'z', 'Please choose an answer from the list.'],
    ['email', 'sam@', 'Please enter an email address, such as name@example.com.'],
    ['multipleChoice', ['a', 'z'], 'Please choose an answer from the list.'],
    ['number', 'many', 'Please enter a number from 1 to 400.'],
    ['number', '1e2', 'Please enter a number from 1 to 400.'],
    ['number', '72.55', 'Please use at most 1 digit after the decimal point.'],
    ['singleChoice', ['a'], 'Please choose an answer from the list.'],
    ['singleChoiceImage', 'z', 'Please choose an answer from the list.'],
    ['text', 12, 'Please answer in words.'],
    ['textarea', 'x'.repeat(2001), 'Please use at most 2,000 characters.'],
    ['date', '2027-02-30', 'Please enter a real date.'],
    [
      'bloodPressure',
      { ...reading, systolic: '12o' },
      'Please enter both numbers of your reading and the day you took it.',
    ],
  ])('%s %j is refused', (type, typed, message) => {
    const answersJson = JSON.stringify({ q: typed });
    const read = readDraft(asking(types[type]), { answersJson }, today);
    expect(read.ok ? [] : read.failure.fields).toEqual([{ field: 'q', message }]);
  });

  it('a whole number has no decimal point', () => {
    const whole: Question = { ...base, type: 'number', min: 1, max: 10 };
    expect(validateAnswer(whole, 2.5, today)?.message).toBe('Please enter a whole number.');
  });
});

describe('S3.41: the answers all, none and other', () => {
  it.each([
    [['all', 'a'], 'Please choose either “all” or the answers that apply.'],
    [['none', 'a'], 'Please choose either “none” or the answers that apply.'],
    [['all', 'none'], 'Please choose either “none” or the answers that apply.'],
  ])('%j: all and none stand alone', (answer, message) => {
    expect(validateAnswer(types.multipleChoice, answer, today)?.message).toBe(message);
  });

  it('other needs a later question that asks for details', () => {
    const withOther: Question = {
      ...base,
      type: 'multipleChoice',
      options: [...options, { value: 'other', label: 'Other' }],
    };
    const what: Question = {
      ...base,
      id: 'what',
      type: 'text',
      showIf: { op: 'includes', question: 'q', value: 'other' },
    };
    const file = 'modules/x/domain/sample.ts';
    expect(checkConfigFiles([{ file, config: asking(withOther) }])).toEqual([
      'modules/x/domain/sample.ts: sample v1: q: offers “other”, but no later question asks what it is',
    ]);
    const sound = asking(withOther);
    const sections = sound.sections.map((section) => ({ ...section, questions: [withOther, what] }));
    expect(checkConfigFiles([{ file, config: { ...sound, sections } }])).toEqual([]);
  });
});

describe('a page that was opened before the questions changed', () => {
  const was: Question = types.singleChoice;
  const now: QuizConfig = {
    ...asking({ ...types.text, id: 'new' }, 2),
    retired: [{ lastVersion: 1, question: was }],
  };

  it('still saves: removed questions are left out', () => {
    const answersJson = JSON.stringify({ q: 'a', new: 'kept' });
    expect(readDraft(now, { answersJson, configVersion: 1 }, today)).toEqual({
      ok: true,
      value: { new: 'kept' },
    });
  });

  it('but the current version refuses answers to questions it never had', () => {
    const answersJson = JSON.stringify({ q: 'a' });
    const read = readDraft(now, { answersJson, configVersion: 2 }, today);
    expect(read.ok ? [] : read.failure.fields).toEqual([
      { field: 'q', message: 'This question is not part of this form.' },
    ]);
  });

  it('a retired id is never reused', () => {
    const again = { ...asking(was, 2), retired: [{ lastVersion: 1, question: was }] };
    expect(checkConfigFiles([{ file: 'f.ts', config: again }])).toEqual([
      'f.ts: sample v2: q: is retired, and asked again under the same id',
    ]);
  });

  it.each(['not json', '[1]', 'null', '"text"', 'x'.repeat(60_001)])(
    '%# unreadable answers are refused',
    (answersJson) => {
      expect(readDraft(now, { answersJson, configVersion: 1 }, today).ok).toBe(false);
    },
  );
});
