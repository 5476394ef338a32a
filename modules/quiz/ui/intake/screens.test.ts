import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Question, type QuizConfig, validateDraft } from '../../domain/intake/index.ts';
import {
  agreementsOf,
  askedQuestions,
  partProgress,
  refusedAnswers,
  resumeScreen,
  reviewParts,
  savable,
  screenAfter,
  screenAtFault,
  screenBefore,
} from './screens.ts';

const today = new Date('2027-03-12T12:00:00Z');
const base = { why: 'To test.', required: true };
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const smokes: Question = { ...base, id: 'smokes', type: 'singleChoice', label: 'Smoke?', options: yesNo };
const howMuch: Question = {
  ...base,
  id: 'howMuch',
  type: 'number',
  label: 'How much?',
  min: 1,
  max: 100,
  showIf: { op: 'equals', question: 'smokes', value: 'yes' },
};
const reading: Question = { ...base, id: 'bp', type: 'bloodPressure', label: 'Reading', maxAgeDays: 183 };
const note: Question = { ...base, required: false, id: 'note', type: 'textarea', label: 'Note' };
const attest: Question = {
  ...base,
  id: 'attest',
  type: 'singleChoice',
  label: 'True?',
  options: [{ value: 'agree', label: 'All true' }],
};
const config: QuizConfig = {
  name: 'sample',
  version: 1,
  title: 'Sample',
  sections: [
    { id: 'a', title: 'Habits', questions: [smokes, howMuch] },
    { id: 'b', title: 'Body', questions: [reading, note] },
    { id: 'c', title: 'End', questions: [attest] },
  ],
};
const wholeReading = { systolic: 120, diastolic: 80, takenOn: '2027-03-01' };
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id);

describe('screens of a questionnaire', () => {
  it('shows one question per screen, with statements on the review screen', () => {
    expect(ids(askedQuestions(config, {}))).toEqual(['smokes', 'bp', 'note']);
    expect(ids(askedQuestions(config, { smokes: 'yes' }))).toEqual(['smokes', 'howMuch', 'bp', 'note']);
    expect(ids(agreementsOf(config, {}))).toEqual(['attest']);
  });

  it.each([
    ['nothing yet', {}, 'intro'],
    ['a branch that opened', { smokes: 'yes' }, { question: 'howMuch' }],
    ['half a reading', { smokes: 'no', bp: { systolic: 120, takenOn: '' } }, { question: 'bp' }],
    ['only the statement open', { smokes: 'no', bp: wholeReading }, 'review'],
    ['all done', { smokes: 'no', bp: wholeReading, attest: 'agree' }, 'review'],
  ])('resumes with %s', (_, answers, screen) => {
    expect(resumeScreen(config, answers, today)).toEqual(screen);
  });

  it('continues to the review and goes back to the introduction', () => {
    const answers = { smokes: 'yes' };
    expect(screenAfter(config, answers, 'smokes')).toEqual({ question: 'howMuch' });
    expect(screenAfter(config, answers, 'note')).toBe('review');
    expect(screenBefore(config, answers, 'review')).toEqual({ question: 'note' });
    expect(screenBefore(config, answers, { question: 'bp' })).toEqual({ question: 'howMuch' });
    expect(screenBefore(config, answers, { question: 'smokes' })).toBe('intro');
    expect(screenBefore(config, answers, 'intro')).toBeNull();
  });

  it('counts only sections that are asked', () => {
    expect(partProgress(config, { smokes: 'yes' }, 'bp')).toEqual({
      part: 2,
      parts: 2,
      title: 'Body',
      done: 2,
      total: 4,
    });
  });

  it('reviews the answers under the titles of their sections, each title once', () => {
    const partsOf = (titles: readonly string[], typed = {}) => {
      const sections = config.sections.map((section, at) => ({ ...section, title: titles[at] ?? '' }));
      return reviewParts({ ...config, sections }, typed).map(({ title, questions }) => [
        title,
        ids(questions),
      ]);
    };
    expect(partsOf(['Habits', 'Body', 'End'])).toEqual([
      ['Habits', ['smokes']],
      ['Body', ['bp', 'note']],
    ]);
    expect(partsOf(['Progress', 'Progress', 'End'], { smokes: 'yes' })).toEqual([
      ['Progress', ['smokes', 'howMuch', 'bp', 'note']],
    ]);
  });

  it('opens the first question with a problem', () => {
    expect(screenAtFault(config, {}, ['attest', 'note'])).toEqual({ question: 'note' });
    expect(screenAtFault(config, {}, ['attest'])).toBe('review');
    expect(screenAtFault(config, {}, ['read-X', 'howMuch'])).toBeNull();
  });
});

describe('answers worth saving', () => {
  it('keeps valid answers, also of hidden questions, and drops the others', () => {
    const typed = { smokes: 'no', howMuch: 5, bp: { systolic: 120, takenOn: '' }, note: '  ', other: 'x' };
    expect(savable(config, typed, today)).toEqual({ smokes: 'no', howMuch: 5 });
  });

  it('is never refused as a draft, whatever was entered', () => {
    const anything = fc.dictionary(
      fc.constantFrom('smokes', 'howMuch', 'bp', 'note', 'attest', 'toString', 'x'),
      fc.oneof(
        fc.anything(),
        fc.constantFrom('yes', 'agree', 7),
        fc.record({ systolic: fc.integer(), diastolic: fc.integer(), takenOn: fc.string() }),
      ),
    );
    fc.assert(
      fc.property(anything, (typed) => {
        expect(validateDraft(config, savable(config, typed, today), today)).toEqual([]);
      }),
    );
  });
});

describe('answers that the server refuses', () => {
  const typed = { smokes: 'yes', howMuch: 200, bp: wholeReading, attest: 'agree' };
  it.each<[string, readonly string[], readonly string[]]>([
    ['well formed: given anew', ['smokes', 'bp'], ['smokes', 'bp']],
    ['wrong as they are: kept to be corrected', ['howMuch'], []],
    ['without an answer', ['note'], []],
    ['statements, which are ticked again anyway', ['attest'], []],
    ['fields that are no question', ['reason'], []],
  ])('%s', (_, fields, again) => {
    expect(refusedAnswers(config, typed, fields, today)).toEqual(again);
  });
});
