import { useEffect } from 'react';
import { Accordion } from '#client/ui/accordion.tsx';
import type { Question } from '../domain/question.ts';
import { Paragraphs } from './rich-text.tsx';

/** Opens the question that the address names: a link to an answer shows it. */
const openAddressed = (): void => {
  const addressed = document.getElementById(window.location.hash.slice(1));
  if (addressed instanceof HTMLDetailsElement) addressed.open = true;
};

/** Collapsed questions; `prefix` keeps ids unique where one question appears twice on a page. */
export const QuestionList = ({
  questions,
  prefix,
}: {
  readonly questions: readonly Question[];
  readonly prefix: string;
}) => {
  useEffect(openAddressed, []);
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id: `${prefix}-${id}`,
        title: question,
        content: <Paragraphs texts={answer} />,
      }))}
    />
  );
};
