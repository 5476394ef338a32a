import { type ReactNode, useEffect, useRef } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { answerOf } from '../../domain/intake/index.ts';
import { IntroScreen } from './intro-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { partProgress } from './screens.ts';
import { type QuestionnaireSource, useQuestionnaire } from './use-questionnaire.ts';

export interface QuestionnaireProps extends QuestionnaireSource {
  /** How many questions of an older version were dropped when this draft was opened. */
  readonly retired?: number;
  /**
   * Takes the place of the questions, e.g. when an answer calls for help at once. `handIn` sends what is saved so
   * far, although it is not complete; `back` leads to the question that was just answered.
   */
  readonly interruption?: (controls: {
    readonly handIn: () => Promise<void>;
    readonly pending: boolean;
    readonly back: () => void;
  }) => ReactNode;
  readonly exitPath: string;
  readonly sendLabel: string;
}

/**
 * A whole questionnaire: one question per screen, saved as it is filled, resumed where it was left on any device,
 * checked by the same engine as on the server, and reviewed before it is sent. Answers never get into the address.
 */
export const Questionnaire = (props: QuestionnaireProps) => {
  const form = useQuestionnaire(props);
  const { config } = props;
  const { question, shown, shownName, asked } = form;
  const interruption = props.interruption?.({ handIn: form.handIn, pending: form.pending, back: form.back });
  const progress = question ? partProgress(config, form.typed, question.id) : null;

  const view = interruption ? 'interruption' : shownName;
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    window.scrollTo(0, 0);
    document.getElementById('question-title')?.focus({ preventScroll: true });
  }, [view]);

  useEffect(() => {
    if (form.news === 'conflict') window.scrollTo(0, 0);
  }, [form.news]);

  const bar = progress
    ? { value: progress.done, max: progress.total, label: `Part ${progress.part} of ${progress.parts}` }
    : { value: asked.length, max: asked.length, label: 'Your answers' };
  return (
    <FlowLayout
      exitPath={props.exitPath}
      width={question?.type === 'singleChoiceImage' ? 'regular' : 'narrow'}
      progress={interruption || shown === 'intro' ? undefined : bar}
      back={
        interruption || shown === 'intro' ? undefined : (
          <Button variant="quiet" size="small" onClick={form.back}>
            <Icon name="arrowLeft" size={20} />
            {form.fromReview ? 'Your answers' : 'Back'}
          </Button>
        )
      }
    >
      {interruption ?? (
        <>
          {form.news === 'conflict' ? (
            <Notice tone="caution" title="You also answered on another device">
              We loaded the newest answers here, so that nothing is overwritten. Please check the one below.
            </Notice>
          ) : null}
          {form.news === 'resumed' ? (
            <Notice live={false}>Welcome back. Your answers are as you left them.</Notice>
          ) : null}
          {props.retired && (form.news === 'resumed' || shown === 'intro') ? (
            <Notice live={false} title="Some questions have changed">
              We improved this questionnaire since you began. {props.retired}{' '}
              {props.retired === 1 ? 'question is' : 'questions are'} gone, and what you answered there was
              removed.
            </Notice>
          ) : null}
          {question ? (
            <QuestionScreen
              key={`${question.id} ${form.generation}`}
              part={progress?.title ?? ''}
              question={question}
              answer={answerOf(form.typed, question.id)}
              error={form.problems.find(({ field }) => field === question.id)?.message}
              saveState={form.saveState}
              fromReview={form.fromReview}
              onChange={(answer) => form.change(question.id, answer)}
              onContinue={form.leaveQuestion}
            />
          ) : shown === 'intro' ? (
            <IntroScreen
              config={config}
              onStart={() => {
                const first = asked[0];
                if (first) form.goTo({ question: first.id });
              }}
            />
          ) : (
            <ReviewScreen
              config={config}
              typed={form.typed}
              readFirst={form.reading}
              ticked={form.ticked}
              problems={form.problems}
              message={form.message}
              saveState={form.saveState}
              pending={form.pending}
              sendLabel={props.sendLabel}
              onTick={form.tick}
              onEdit={form.edit}
              onSend={() => void form.send()}
            />
          )}
        </>
      )}
    </FlowLayout>
  );
};
