import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { NeedsScriptText } from '#client/forms/needs-script-text.tsx';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { StickyActions } from '#client/ui/sticky-actions.tsx';
import { pictureAddress } from './answer-picture.tsx';
import { BACK_FORM, QUIZ_FORM } from './form-ids.ts';
import { missingAnswer } from './missing-answer.ts';
import { Question } from './question.tsx';
import styles from './quiz-flow.module.css';
import { chosen, isComplete, postedProgress } from './quiz-progress.ts';
import { announceArrival } from './quiz-session.ts';
import type { StepQuiz } from './step-quiz.ts';
import { useTrackMiniQuiz } from './track-mini-quiz.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useQuizSteps } from './use-quiz-steps.ts';

/** Milliseconds that show the choice before the next question appears. */
const SEEN_MS = 240;

/** Pictures of later questions are loaded while the first one is read, so that no step waits for a request. */
const fetchPictures = <Answers,>(stepQuiz: StepQuiz<Answers>): void => {
  for (const { options } of stepQuiz.questions(stepQuiz.fresh))
    for (const { picture } of options) if (picture) new Image().src = pictureAddress(picture);
};

export interface QuizFlowProps<Answers> {
  readonly stepQuiz: StepQuiz<Answers>;
  /** Answers that are known before the first question. */
  readonly known?: Answers;
  /** Shown before the first question; `complete` when every question already has its answer. */
  readonly landing?: (start: () => void, complete: boolean) => ReactNode;
  readonly exitPath: string;
  /** Shown below a question, such as whom to call. */
  readonly note?: (field: string) => ReactNode;
  /** The last button, and its label while the answers are being sent. */
  readonly finish: { readonly label: string; readonly pending: string };
  /** Accepts the answers and navigates. Returns an error message when the visitor has to stay. */
  readonly onFinish: (answers: Answers) => Promise<string | undefined>;
  /** The page that shows the results without scripts; not set where the quiz needs them. */
  readonly resultsPath?: string;
}

/** Shows questions one by one. The next one appears immediately: no step needs the server. */
export const QuizFlow = <Answers,>(props: QuizFlowProps<Answers>) => {
  const { stepQuiz, landing, onFinish } = props;
  const { posted } = usePageContext().input;
  const quiz = useQuizSteps(stepQuiz, {
    landing: landing !== undefined,
    known: props.known,
    given: postedProgress(stepQuiz, posted),
  });
  const track = useTrackMiniQuiz();
  const { progress, questions } = quiz;
  const { answers, step } = progress;
  const question = quiz.onLanding ? undefined : (questions[step] ?? questions[0]);
  const [error, setError] = useState(posted?.failure?.message);
  const [finishing, setFinishing] = useState(false);
  /** Choosing continues automatically, so it needs no button. */
  const [moving, setMoving] = useState(false);
  const [direction, setDirection] = useState<'forward' | 'back'>('forward');
  const timer = useRef<number>(undefined);
  const shown = useRef<string>(undefined);
  const place = quiz.onLanding ? 'landing' : question?.field;

  // A new question takes the focus, so that screen readers read it; the first one on arrival does not.
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== place)
      document.getElementById('page-title')?.focus({ preventScroll: true });
    shown.current = place;
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracked once per question, not per answer
  useEffect(() => {
    const { answers: known, step: at } = quiz.latest();
    const asked = stepQuiz.questions(known);
    const first = asked[at];
    if (!first) return;
    track.viewed(at + 1, asked.length, () => {
      if (isComplete(stepQuiz, known)) return 'retaken';
      return at === 0 && chosen(stepQuiz, known, first).length === 0 ? 'started' : 'resumed';
    });
  }, [place]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => fetchPictures(stepQuiz), [stepQuiz]);

  const settle = () => {
    window.clearTimeout(timer.current);
    setMoving(false);
    setError(undefined);
  };

  const finish = async () => {
    setFinishing(true);
    announceArrival();
    track.completed(questions.length);
    const problem = await onFinish(quiz.latest().answers);
    if (problem === undefined) return;
    setError(problem);
    setFinishing(false);
  };

  /** `event`: of the form, which is not sent to the server then. */
  const forward = (event?: FormEvent) => {
    event?.preventDefault();
    settle();
    const now = quiz.latest();
    const asked = stepQuiz.questions(now.answers);
    const current = asked[now.step];
    if (finishing) return;
    if (current && chosen(stepQuiz, now.answers, current).length === 0) {
      setError(missingAnswer(current));
      return;
    }
    setDirection('forward');
    if (current) track.answered(now.step + 1, asked.length);
    if (now.step === asked.length - 1 && isComplete(stepQuiz, now.answers)) void finish();
    else quiz.forward();
  };

  const back = (event?: FormEvent) => {
    event?.preventDefault();
    settle();
    setDirection('back');
    if (quiz.canGoBack) track.wentBack(step + 1, questions.length);
    quiz.back();
  };

  const forwardSoon = () => {
    window.clearTimeout(timer.current);
    setMoving(true);
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    timer.current = window.setTimeout(forward, isCalm ? 0 : SEEN_MS);
  };

  useQuizKeys({
    onEnter: forward,
    onBackspace: back,
    onNumber: (index) => {
      if (question?.select === 'single' && index < question.options.length) forwardSoon();
    },
  });

  if (!question)
    return (
      <FlowLayout width="regular" exitPath={props.exitPath} exitLabel="Exit">
        {landing?.(forward, quiz.complete)}
      </FlowLayout>
    );

  const value = chosen(stepQuiz, answers, question);
  const isLast = step === questions.length - 1;
  const go = (
    <Button
      type="submit"
      name="form"
      value={QUIZ_FORM}
      full="phone"
      pending={finishing}
      pendingLabel={props.finish.pending}
    >
      {isLast ? props.finish.label : 'Continue'}
    </Button>
  );
  const kept = <input type="hidden" name="progress" value={JSON.stringify(progress)} />;
  const isShown = finishing || question.select === 'multiple' || (value.length > 0 && !moving);
  const withoutScripts = () => {
    if (!props.resultsPath) return <NeedsScriptText what="Answering these questions" />;
    return isShown ? null : go;
  };
  return (
    <FlowLayout
      width="regular"
      exitPath={props.exitPath}
      exitLabel="Exit"
      progress={{
        value: step + 0.5,
        max: questions.length,
        label: `Question ${step + 1} of ${questions.length}`,
      }}
      back={
        quiz.canGoBack ? (
          <form method="post" onSubmit={back}>
            {kept}
            <Button type="submit" name="form" value={BACK_FORM} variant="quiet" size="small">
              <Icon name="arrowLeft" size={18} /> Back
            </Button>
          </form>
        ) : undefined
      }
    >
      <form
        method="post"
        key={question.field}
        action={isLast ? props.resultsPath : undefined}
        className={styles.question}
        data-direction={direction}
        onSubmit={forward}
      >
        {kept}
        <Question
          question={question}
          value={value}
          error={error}
          onChange={(values) => {
            setError(undefined);
            quiz.answer(question.field, values);
          }}
          onPress={forwardSoon}
        />
        {props.note?.(question.field)}
        <StickyActions sticky={question.select === 'multiple'}>
          {isShown ? go : null}
          <noscript>{import.meta.env.SSR ? withoutScripts() : null}</noscript>
          <p className={styles.keys}>
            <kbd>1</kbd>–<kbd>{question.options.length}</kbd> to choose, <kbd>Enter</kbd> to continue
            {quiz.canGoBack ? (
              <>
                , <kbd>Backspace</kbd> to go back
              </>
            ) : null}
          </p>
        </StickyActions>
      </form>
    </FlowLayout>
  );
};
