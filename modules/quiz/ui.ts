export type { IntroCopy } from './ui/intake/intro-screen.tsx';
export { parseAnswers, parseConfig } from './ui/intake/parse.ts';
export { Questionnaire, type QuestionnaireProps } from './ui/intake/questionnaire.tsx';
export type { Draft } from './ui/intake/use-questionnaire.ts';
