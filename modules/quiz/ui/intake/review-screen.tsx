import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { FieldProblem } from '#kernel/result.ts';
import { answerOf, type QuizConfig } from '../../domain/intake/index.ts';
import { answerWords } from './answer-words.ts';
import styles from './review-screen.module.css';
import { SaveStatus } from './save-status.tsx';
import type { SaveState } from './saver.ts';
import { agreementsOf, askedQuestions, type Typed } from './screens.ts';

/** Something to read and confirm before sending, such as the risks of a medicine. */
export interface ReadFirst {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface ReviewScreenProps {
  readonly config: QuizConfig;
  readonly typed: Typed;
  readonly readFirst: readonly ReadFirst[];
  /** Ids of the statements that are ticked. */
  readonly ticked: ReadonlySet<string>;
  readonly problems: readonly FieldProblem[];
  readonly message?: string;
  readonly saveState: SaveState;
  readonly pending: boolean;
  readonly sendLabel: string;
  readonly onTick: (id: string, ticked: boolean) => void;
  readonly onEdit: (questionId: string) => void;
  readonly onSend: () => void;
}

/** All answers on one page, to check and change, with what has to be confirmed before they are sent. */
export const ReviewScreen = (props: ReviewScreenProps) => {
  const { config, typed, ticked } = props;
  const asked = askedQuestions(config, typed);
  const errorOf = (id: string) => props.problems.find(({ field }) => field === id)?.message;
  return (
    <form
      method="post"
      className={styles.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend();
      }}
    >
      <PageHeading
        id="question-title"
        title="Check your answers"
        lead="Please read them once more. You can change any of them before you send them."
      />
      {props.message ? <Notice tone="danger">{props.message}</Notice> : null}
      {config.sections.map((section) => {
        const questions = section.questions.filter((question) => asked.includes(question));
        return questions.length === 0 ? null : (
          <section key={section.id} className={styles.part} aria-labelledby={`part-${section.id}`}>
            <h2 id={`part-${section.id}`}>{section.title}</h2>
            <dl>
              {questions.map((question) => {
                const words = answerWords(question, answerOf(typed, question.id));
                return (
                  <div key={question.id} className={styles.row}>
                    <dt>{question.label}</dt>
                    <dd>
                      {words.length > 0 ? (
                        // Lines of a text have no identity and never move.
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
        );
      })}
      {props.readFirst.length > 0 ? (
        <section className={styles.part} aria-labelledby="read-first">
          <h2 id="read-first">Please read this first</h2>
          <Stack gap={4}>
            {props.readFirst.map(({ id, title, text }) => (
              <div key={id} className={styles.read}>
                <h3>{title}</h3>
                <p>{text}</p>
                <CheckboxField
                  name={id}
                  label="I have read this"
                  checked={ticked.has(id)}
                  error={errorOf(id)}
                  onChange={(on) => props.onTick(id, on)}
                />
              </div>
            ))}
          </Stack>
        </section>
      ) : null}
      {agreementsOf(config, typed).map((question) =>
        'options' in question ? (
          <section key={question.id} className={styles.part} aria-labelledby={`agree-${question.id}`}>
            <h2 id={`agree-${question.id}`}>{question.label}</h2>
            <CheckboxField
              name={question.id}
              label={question.options[0]?.label}
              checked={ticked.has(question.id)}
              error={errorOf(question.id) && 'Please tick this box before you send your answers.'}
              onChange={(on) => props.onTick(question.id, on)}
            />
          </section>
        ) : null,
      )}
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
    </form>
  );
};
