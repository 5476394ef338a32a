import { Accordion } from '#client/ui/accordion.tsx';
import type { Question } from '../domain/question.ts';
import { Paragraphs } from './rich-text.tsx';

/** Folded questions; `prefix` keeps their ids apart where one question stands in two places. */
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
