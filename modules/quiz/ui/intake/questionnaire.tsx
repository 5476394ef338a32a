import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { answerOf } from '../../domain/intake/index.ts';
import { type IntroCopy, IntroScreen } from './intro-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';
import type { ReviewScreenProps } from './review-screen.tsx';
import { partProgress } from './screens.ts';
import { type QuestionnaireSource, useQuestionnaire } from './use-questionnaire.ts';
import { type QuizKind, useTrackQuiz } from './use-track-quiz.ts';

/** The review screen is loaded after the page, while the first questions are read. */
const useReviewScreen = (): ComponentType<ReviewScreenProps> => {
  const [Screen, setScreen] = useState<ComponentType<ReviewScreenProps> | null>(null);
  useEffect(() => {
    void import('./review-screen.tsx').then((module) => setScreen(() => module.ReviewScreen));
  }, []);
  return Screen ?? ReviewHeading;
};

const ReviewHeading = () => <PageHeading id="question-title" title="Check your answers" />;

export interface QuestionnaireProps extends QuestionnaireSource {
  /** Which analytics events it sends; a visit's by default. */
  readonly kind?: QuizKind;
  /** How many questions of an older version were dropped when this draft was opened. */
  readonly retired?: number;
  /**
   * Replaces the questions, for example when an answer calls for help at once. `submitNow` submits what is saved so
   * far, although it is not complete; `back` returns to the question that was just answered.
   */
  readonly interruption?: (controls: {
    readonly submitNow: () => Promise<void>;
    readonly pending: boolean;
    readonly back: () => void;
  }) => ReactNode;
  readonly intro?: IntroCopy;
  readonly exitPath: string;
  readonly exitLabel?: string;
  readonly sendLabel: string;
  /** Opens another page instead of the review of all answers. */
  readonly onReview?: () => Promise<unknown>;
  /** Shown with the answers on the review, such as photos that go with them. */
  readonly besideAnswers?: ReactNode;
}

/**
 * A complete questionnaire: one question per screen, saved as it is filled in, resumed on any device, validated by the
 * same code as on the server, and reviewed before it is submitted. Answers never appear in the address.
 */
export const Questionnaire = (props: QuestionnaireProps) => {
  const { track, show } = useTrackQuiz(props.kind ?? 'quiz');
  const form = useQuestionnaire({
    ...props,
    onAnswered: (answers) => {
      track('answered');
      props.onAnswered?.(answers);
    },
    submit: async (...given) => {
      const result = await props.submit(...given);
      if (result.ok) track('completed');
      return result;
    },
  });
  const Review = useReviewScreen();
  const { config } = props;
  const { question, shown, shownName, asked } = form;
  // A correction is not saved before it is submitted, so no message may say that it is.
  const saveState = props.correction ? 'idle' : form.saveState;
  const interruption = props.interruption?.({
    submitNow: form.submitNow,
    pending: form.pending,
    back: form.back,
  });
  const progress = question ? partProgress(config, form.typed, question.id) : null;

  const step = question ? asked.indexOf(question) + 1 : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracked once per question, not per answer
  useEffect(() => {
    if (step > 0) show({ step, steps: asked.length }, props.draft.revision === 0);
  }, [question?.id]);

  const goBack = () => {
    track('wentBack');
    form.back();
  };
  const { onReview } = props;
  const leaves = onReview !== undefined && shown === 'review' && !interruption;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last question is left
  useEffect(() => {
    if (leaves) void form.saved().then(onReview);
  }, [leaves]);

  const view = interruption ? 'interruption' : shownName;
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    window.scrollTo(0, 0);
    document.getElementById('question-title')?.focus({ preventScroll: true });
  }, [view]);

  useEffect(() => {
    if (form.draftState === 'conflict') window.scrollTo(0, 0);
  }, [form.draftState]);

  const bar = progress
    ? { value: progress.done, max: progress.total, label: `Part ${progress.part} of ${progress.parts}` }
    : { value: asked.length, max: asked.length, label: 'Your answers' };
  return (
    <FlowLayout
      exitPath={props.exitPath}
      exitLabel={props.exitLabel}
      width={question?.type === 'singleChoiceImage' ? 'regular' : 'narrow'}
      progress={interruption || shown === 'intro' ? undefined : bar}
      back={
        interruption || shown === 'intro' || (props.correction && shown === 'review') ? undefined : (
          <Button variant="quiet" size="small" onClick={goBack}>
            <Icon name="arrowLeft" size={20} />
            {form.fromReview ? 'Your answers' : 'Back'}
          </Button>
        )
      }
    >
      {interruption ?? (
        <>
          {form.draftState === 'conflict' ? (
            <Notice tone="caution" title="You also answered on another device">
              We loaded the newest answers here, so that nothing is overwritten. Please check the one below.
            </Notice>
          ) : null}
          {form.draftState === 'resumed' ? (
            <Notice live={false}>Welcome back. Your answers are saved.</Notice>
          ) : null}
          {props.retired && (form.draftState === 'resumed' || shown === 'intro') ? (
            <Notice live={false} title="Some questions have changed">
              We improved this questionnaire since you began. {props.retired}{' '}
              {props.retired === 1 ? 'question was' : 'questions were'} removed, with your answers to
              {props.retired === 1 ? ' it' : ' them'}.
            </Notice>
          ) : null}
          {question ? (
            <QuestionScreen
              key={`${question.id} ${form.generation}`}
              part={progress?.title ?? ''}
              question={question}
              answer={answerOf(form.typed, question.id)}
              error={form.problems.find(({ field }) => field === question.id)?.message}
              saveState={saveState}
              fromReview={form.fromReview}
              onChange={(answer) => form.change(question.id, answer)}
              onContinue={form.leaveQuestion}
            />
          ) : shown === 'intro' ? (
            <IntroScreen
              config={config}
              words={props.intro}
              isFilled={Object.keys(props.draft.answers).length > 0}
              onStart={() => {
                const first = asked[0];
                if (first) form.goTo({ question: first.id });
              }}
            />
          ) : leaves ? (
            <ReviewHeading />
          ) : (
            <Review
              config={config}
              typed={form.typed}
              readFirst={form.reading}
              ticked={form.ticked}
              problems={form.problems}
              message={form.message}
              saveState={saveState}
              pending={form.pending}
              sendLabel={props.sendLabel}
              besideAnswers={props.besideAnswers}
              onTick={form.tick}
              onEdit={form.edit}
              onSend={() => void form.send()}
              reason={props.correction ? { value: form.reason, onChange: form.setReason } : undefined}
            />
          )}
        </>
      )}
    </FlowLayout>
  );
};
