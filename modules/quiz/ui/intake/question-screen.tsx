import { useEffect, useRef } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import type { Question } from '../../domain/intake/index.ts';
import { QuestionField } from './question-field.tsx';
import styles from './question-screen.module.css';
import { SaveStatus } from './save-status.tsx';
import type { SaveState } from './saver.ts';
import { WhyWeAsk } from './why-we-ask.tsx';

export interface QuestionScreenProps {
  readonly part: string;
  readonly question: Question;
  readonly answer: unknown;
  readonly error?: string;
  readonly saveState: SaveState;
  /** True when this answer is being changed from the review. */
  readonly fromReview: boolean;
  readonly onChange: (answer: unknown) => void;
  readonly onContinue: () => void;
}

/** One question per screen. Enter continues, except in a text area. */
export const QuestionScreen = (props: QuestionScreenProps) => {
  const { question, answer } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!props.error) return;
    // The error message must not be hidden behind the bar at the bottom of a phone.
    const lines = [...(form.current?.querySelectorAll('p[aria-live]') ?? [])];
    lines.find((line) => line.textContent === props.error)?.scrollIntoView({ block: 'center' });
  }, [props.error]);
  const skips = !question.required && (answer === undefined || answer === '');
  return (
    <ScriptedForm
      ref={form}
      className={styles.screen}
      noValidate
      onSend={props.onContinue}
      onKeyDown={(event) => {
        // A browser does not submit a form on Enter in a checkbox or radio button.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        if (event.target.type !== 'checkbox' && event.target.type !== 'radio') return;
        event.preventDefault();
        props.onContinue();
      }}
    >
      <header className={styles.heading}>
        <p className={styles.part}>{props.part}</p>
        <h1 id="question-title" tabIndex={-1} className={styles.title}>
          {question.label}
          {question.required ? null : <span className={styles.optional}> (optional)</span>}
        </h1>
        <WhyWeAsk>{question.why}</WhyWeAsk>
      </header>
      <QuestionField
        key={question.id}
        question={question}
        answer={answer}
        error={props.error}
        onChange={props.onChange}
      />
      <div className={styles.actions}>
        <Cluster gap={5}>
          <Button type="submit" size="large" full="phone">
            {props.fromReview ? 'Back to your answers' : skips ? 'Skip' : 'Continue'}
          </Button>
          <SaveStatus state={props.saveState} />
        </Cluster>
      </div>
    </ScriptedForm>
  );
};
