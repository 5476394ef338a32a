import type { ReactNode } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type ReadFirst, ReadFirstList } from '#client/ui/read-first.tsx';
import type { FieldProblem } from '#kernel/result.ts';
import { answerOf, type QuizConfig } from '../../domain/intake/index.ts';
import { answerLabel } from './answer-labels.ts';
import styles from './review-screen.module.css';
import { SaveStatus } from './save-status.tsx';
import type { SaveState } from './saver.ts';
import { agreementsOf, reviewParts, type Typed } from './screens.ts';

export interface ReviewScreenProps {
  readonly config: QuizConfig;
  readonly typed: Typed;
  readonly readFirst: readonly ReadFirst[];
  /** Ids of the checked statements. */
  readonly ticked: ReadonlySet<string>;
  readonly problems: readonly FieldProblem[];
  readonly message?: string;
  readonly saveState: SaveState;
  readonly pending: boolean;
  readonly sendLabel: string;
  readonly onTick: (id: string, ticked: boolean) => void;
  readonly onEdit: (questionId: string) => void;
  readonly onSend: () => void;
  /** After the answers. */
  readonly besideAnswers?: ReactNode;
  /** Present when submitted answers are being corrected: the reason for the correction. */
  readonly reason?: { readonly value: string; readonly onChange: (reason: string) => void };
}

/** All answers on one page, to check and change, with the statements to confirm before they are submitted. */
export const ReviewScreen = (props: ReviewScreenProps) => {
  const { config, typed, ticked } = props;
  const errorOf = (id: string) => props.problems.find(({ field }) => field === id)?.message;
  return (
    <ScriptedForm className={styles.screen} noValidate onSend={props.onSend}>
      <PageHeading
        id="question-title"
        title={props.reason ? 'Correct your answers' : 'Check your answers'}
        lead={
          props.reason
            ? 'Change what is not right. Your care team sees both the old and the new answer.'
            : 'Please read them once more. You can change any of them before you send them.'
        }
      />
      {props.message ? <Notice tone="danger">{props.message}</Notice> : null}
      {reviewParts(config, typed).map(({ id, title, questions }) => (
        <section key={id} className={styles.part} aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`}>{title}</h2>
          <dl>
            {questions.map((question) => {
              const words = answerLabel(question, answerOf(typed, question.id));
              return (
                <div key={question.id} className={styles.row}>
                  <dt>{question.label}</dt>
                  <dd>
                    {words.length > 0 ? (
                      // Lines of text have no identity and never move.
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      words.map((line, index) => <p key={index}>{line}</p>)
                    ) : (
                      <p className={styles.none}>
                        {question.required ? 'Not answered yet' : 'Nothing added'}
                      </p>
                    )}
                  </dd>
                  <dd className={styles.edit}>
                    <button type="button" onClick={() => props.onEdit(question.id)}>
                      Change<span className="visually-hidden">: {question.label}</span>
                    </button>
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      {props.besideAnswers}
      <ReadFirstList texts={props.readFirst} ticked={ticked} errorOf={errorOf} onTick={props.onTick} />
      {agreementsOf(config, typed).map((question) =>
        'options' in question ? (
          <section key={question.id} className={styles.part} aria-labelledby={`agree-${question.id}`}>
            <h2 id={`agree-${question.id}`}>{question.label}</h2>
            <CheckboxField
              name={question.id}
              label={question.options[0]?.label}
              checked={ticked.has(question.id)}
              error={errorOf(question.id) && 'Please check this box before you send your answers.'}
              onChange={(on) => props.onTick(question.id, on)}
            />
          </section>
        ) : null,
      )}
      {props.reason ? (
        <CountedTextArea
          name="reason"
          label="Why are you changing your answers?"
          description="A few words are enough, such as “I started a new medicine”."
          rows={3}
          limit={500}
          value={props.reason.value}
          error={errorOf('reason')}
          onChange={props.reason.onChange}
        />
      ) : null}
      <Stack gap={3}>
        <div>
          <Button
            type="submit"
            size="large"
            full="phone"
            pending={props.pending}
            pendingLabel="Sending your answers"
          >
            {props.sendLabel}
          </Button>
        </div>
        <SaveStatus state={props.saveState} />
      </Stack>
    </ScriptedForm>
  );
};
