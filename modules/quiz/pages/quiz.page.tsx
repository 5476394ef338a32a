import { useEffect, useRef, useState } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Question } from '../ui/mini-quiz/question.tsx';
import { chosen, isComplete } from '../ui/mini-quiz/quiz-progress.ts';
import { announceArrival } from '../ui/mini-quiz/quiz-session.ts';
import { SaveMiniQuizDocument } from '../ui/mini-quiz/save-mini-quiz.generated.ts';
import { useMiniQuiz } from '../ui/mini-quiz/use-mini-quiz.ts';
import { useQuizKeys } from '../ui/mini-quiz/use-quiz-keys.ts';
import styles from './quiz.module.css';

/** Long enough to see the choice, short enough not to wait for it. */
const SEEN_MS = 240;

const calmMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Page = () => {
  const quiz = useMiniQuiz();
  const { progress, questions } = quiz;
  const { answers, step } = progress;
  const question = questions[step] ?? questions[0];
  const [error, setError] = useState<string>();
  const [finishing, setFinishing] = useState(false);
  /** A press moves on by itself, so it needs no button. */
  const [moving, setMoving] = useState(false);
  const [direction, setDirection] = useState<'forward' | 'back'>('forward');
  const timer = useRef<number>(undefined);
  const shown = useRef<string>(undefined);
  const field = question?.field;

  // A new question takes the focus, so that it is read out; the first one on arrival does not.
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== field)
      document.getElementById('page-title')?.focus({ preventScroll: true });
    shown.current = field;
  }, [field]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const finish = () => {
    setFinishing(true);
    // The results do not wait for it: what a clinician gets to see is what the intake asks again.
    const { answers: given } = quiz.latest();
    void import('#client/graphql/client.ts').then(({ runMutation }) =>
      runMutation(SaveMiniQuizDocument, { answers: given }),
    );
    announceArrival();
    void goTo('/quiz/results');
  };

  const forward = () => {
    window.clearTimeout(timer.current);
    setMoving(false);
    const now = quiz.latest();
    const current = questions[now.step];
    if (!current || finishing) return;
    if (chosen(now.answers, current.field).length === 0) {
      setError(current.select === 'single' ? 'Choose one answer.' : 'Choose at least one answer.');
      return;
    }
    setError(undefined);
    setDirection('forward');
    if (isComplete(now.answers) && now.step === questions.length - 1) finish();
    else quiz.forward();
  };

  const back = () => {
    window.clearTimeout(timer.current);
    setMoving(false);
    setError(undefined);
    setDirection('back');
    quiz.back();
  };

  const forwardSoon = () => {
    window.clearTimeout(timer.current);
    setMoving(true);
    timer.current = window.setTimeout(forward, calmMotion() ? 0 : SEEN_MS);
  };

  useQuizKeys({
    onEnter: forward,
    onBackspace: back,
    onNumber: (index) => {
      if (question?.select === 'single' && index < question.options.length) forwardSoon();
    },
  });

  if (!question) return null;
  const value = chosen(answers, question.field);
  const isLast = step === questions.length - 1;
  return (
    <FlowLayout
      width="regular"
      exitPath="/"
      exitLabel="Leave"
      progress={{
        value: step + 0.5,
        max: questions.length,
        label: `Question ${step + 1} of ${questions.length}`,
      }}
      back={
        step > 0 ? (
          <Button variant="quiet" size="small" onClick={back}>
            <Icon name="arrowLeft" size={18} /> Back
          </Button>
        ) : undefined
      }
    >
      <div key={question.field} className={styles.question} data-direction={direction}>
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
        <div className={styles.actions} data-sticky={question.select === 'multiple' || undefined}>
          {finishing || question.select === 'multiple' || (value.length > 0 && !moving) ? (
            <Button
              full="phone"
              pending={finishing}
              pendingLabel="Finding what may suit you"
              onClick={forward}
            >
              {isLast ? 'See what may suit you' : 'Continue'}
            </Button>
          ) : null}
          <p className={styles.keys}>
            <kbd>1</kbd>–<kbd>{question.options.length}</kbd> to choose, <kbd>Enter</kbd> to continue
            {step > 0 ? (
              <>
                , <kbd>Backspace</kbd> to go back
              </>
            ) : null}
          </p>
        </div>
      </div>
    </FlowLayout>
  );
};
