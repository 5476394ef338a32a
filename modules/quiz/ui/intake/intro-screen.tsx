import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { type Question, type QuizConfig, questionsOf, visibleQuestions } from '../../domain/intake/index.ts';
import styles from './intro-screen.module.css';

/** Seconds of reading and answering per question, for the estimate. */
const SECONDS_PER_QUESTION = 18;

/** Of the questions that everybody is asked; those that follow from an answer are few. */
const minutesFor = (questions: readonly Question[]): number =>
  Math.max(2, Math.round((questions.length * SECONDS_PER_QUESTION) / 60));

const asksFor = (config: QuizConfig, id: string): boolean =>
  questionsOf(config).some((question) => question.id === id || question.type === id);

/** The text before the first question. */
export interface IntroCopy {
  /** Where the questionnaire is in a sequence of pages. */
  readonly above?: ReactNode;
  /** What helps to answer it. */
  readonly more?: ReactNode;
  readonly lead: string;
  /** What happens to the answers before they are submitted. */
  readonly saving: string;
  /** Who reads them. */
  readonly privacy: string;
}

const visitCopy: IntroCopy = {
  lead: 'A licensed clinician reads your answers and decides what is safe for you. Please answer as fully and honestly as you can.',
  saving: 'Every answer is saved as you go. You can stop and continue later, on any device.',
  privacy: 'Only your care team reads it.',
};

/** What is asked, how long it takes and what to have available, shown before the first question. */
export const IntroScreen = ({
  config,
  words = visitCopy,
  isFilled,
  onStart,
}: {
  readonly config: QuizConfig;
  readonly words?: IntroCopy;
  /** True when some answers are prefilled. */
  readonly isFilled: boolean;
  readonly onStart: () => void;
}) => {
  const facts: readonly { icon: IconName; text: string }[] = [
    { icon: 'clock', text: `It takes about ${minutesFor(visibleQuestions(config, {}))} minutes.` },
    ...(isFilled
      ? [{ icon: 'info' as const, text: 'What you told us before is filled in. Please check it as you go.' }]
      : []),
    { icon: 'check', text: words.saving },
    { icon: 'lock', text: words.privacy },
  ];
  const needs = [
    ...(asksFor(config, 'meds') ? ['The names and strengths of medicines you take'] : []),
    ...(asksFor(config, 'bloodPressure') ? ['A blood pressure reading from the last 6 months'] : []),
  ];
  return (
    <Stack gap={8}>
      {words.above}
      <PageHeading id="question-title" title={config.title} lead={words.lead} />
      <ul className={styles.facts}>
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={22} className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
      {words.more}
      {needs.length > 0 ? (
        <section className={styles.needs} aria-labelledby="have-ready">
          <h2 id="have-ready">Have these ready</h2>
          <ul>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <div>
        <Button size="large" full="phone" onClick={onStart}>
          Start
        </Button>
      </div>
    </Stack>
  );
};
