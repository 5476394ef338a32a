import type { ReactNode } from 'react';
import { historyTexts } from '#modules/eligibility/ui.ts';
import { TextNote } from '#modules/quiz/ui.ts';
import { HelpWhileWriting } from './help-while-writing.tsx';

const helpWhileWriting = (text: string, questionId: string) =>
  historyTexts.includes(questionId) ? null : <HelpWhileWriting text={text} />;

/** The questionnaire inside shows whom to call now, below each free text with alarming words that is not about the past. */
export const HelpWhileAnswering = ({ children }: { readonly children: ReactNode }) => (
  <TextNote value={helpWhileWriting}>{children}</TextNote>
);
