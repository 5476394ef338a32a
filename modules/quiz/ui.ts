export { visibleQuestions } from './domain/intake/index.ts';
export type { IntroCopy } from './ui/intake/intro-screen.tsx';
export { parseAnswers, parseConfig } from './ui/intake/parse.ts';
export { QuestionField } from './ui/intake/question-field.tsx';
export { Questionnaire, type QuestionnaireProps } from './ui/intake/questionnaire.tsx';
export { TextNote } from './ui/intake/text-note.ts';
export type { Draft } from './ui/intake/use-questionnaire.ts';
