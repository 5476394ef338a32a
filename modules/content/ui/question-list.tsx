import { Accordion } from '#client/ui/accordion.tsx';
import type { Question } from '../domain/question.ts';
import { Paragraphs } from './rich-text.tsx';

/** Collapsed questions; `prefix` keeps ids unique where one question appears twice on a page. */
export const QuestionList = ({
  questions,
  prefix,
}: {
  readonly questions: readonly Question[];
  readonly prefix: string;
}) => (
  <Accordion
    items={questions.map(({ id, question, answer }) => ({
      id: `${prefix}-${id}`,
      title: question,
      content: <Paragraphs texts={answer} />,
    }))}
  />
);
