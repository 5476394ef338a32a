import type { Question } from '#modules/quiz/index.ts';
import { always, type DrugQuestion, type DrugSection } from './drug-question.ts';

/** What the patient says has changed; everything that they do not choose counts as answered again. */
export const changes: DrugSection = {
  id: 'changes',
  title: 'What has changed',
  questions: always({
    id: 'changes',
    type: 'multipleChoice',
    label: 'Has any of this changed since your last visit?',
    why: 'A new condition or medicine can make a treatment unsafe that was fine before.',
    help: 'Choose all that apply. What you do not choose stays as you told us before.',
    required: true,
    options: [
      { value: 'conditions', label: 'I have a new health condition, or one changed' },
      { value: 'meds', label: 'I started, stopped or changed a medicine or supplement' },
      { value: 'allergies', label: 'I have a new allergy' },
      { value: 'none', label: 'Nothing has changed' },
    ],
  }),
};

/** What a renewal asks of the medical history: what changed since the last one, or everything. */
export type HistoryScope = 'changes' | 'everything';

/** Repeats questions of the first intake, but only when the patient answered that this has changed. */
export const whenChanged = (change: string, questions: readonly DrugQuestion[]): readonly DrugQuestion[] => {
  const changed: NonNullable<Question['showIf']> = { op: 'includes', question: 'changes', value: change };
  return questions.map(({ question, ...rest }) => ({
    ...rest,
    question: {
      ...question,
      showIf: question.showIf === undefined ? changed : { op: 'and', conditions: [changed, question.showIf] },
    },
  }));
};

/** The questions of a section with these ids. */
export const withIds = (section: DrugSection, ids: readonly string[]): readonly DrugQuestion[] =>
  section.questions.filter(({ question }) => ids.includes(question.id));

/** The question about changes and what follows it; where everything is asked, there is no such question. */
export const aboutChanges = (
  scope: HistoryScope,
): { readonly changes: readonly DrugSection[]; readonly whenChanged: typeof whenChanged } =>
  scope === 'changes'
    ? { changes: [changes], whenChanged }
    : { changes: [], whenChanged: (_change, questions) => questions };
