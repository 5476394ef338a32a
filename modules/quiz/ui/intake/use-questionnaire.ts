import { useEffect, useMemo, useRef, useState } from 'react';
import { fieldId } from '#client/ui/field.tsx';
import type { ReadFirst } from '#client/ui/read-first.tsx';
import type { FieldProblem, Result } from '#kernel/result.ts';
import {
  type Answers,
  answerOf,
  decodeAnswer,
  type QuizConfig,
  validateAll,
  validateAnswer,
} from '../../domain/intake/index.ts';
import type { Saved, SaverOptions } from './saver.ts';
import {
  agreementsOf,
  askedQuestions,
  nameOf,
  refusedAnswers,
  resumeScreen,
  type Screen,
  savable,
  screenAfter,
  screenAtFault,
  screenBefore,
  type Typed,
} from './screens.ts';
import { useSaver } from './use-saver.ts';
import { useScreenHistory } from './use-screen-history.ts';

export interface Draft extends Saved {
  readonly answers: Answers;
}

export interface QuestionnaireSource {
  readonly config: QuizConfig;
  readonly draft: Draft;
  readonly save: SaverOptions['save'];
  /** The newest draft on the server, after another device saved. */
  readonly reload: () => Promise<Result<Draft>>;
  /**
   * Submits the answers; the caller then continues. Problems by question id lead to the first of them. `ticked` are the
   * ids of the checked statements and texts.
   */
  readonly submit: (
    revision: number,
    ticked: ReadonlySet<string>,
    reason: string,
  ) => Promise<Result<unknown>>;
  /** True when submitted answers are being corrected: starts with all of them, and asks for the reason. */
  readonly correction?: boolean;
  /** The texts that must be read and checked before submitting, given the answers. */
  readonly readFirst?: (answers: Answers) => Promise<readonly ReadFirst[]>;
  /** Called whenever the patient leaves a question, with its answer. */
  readonly onAnswered?: (answers: Answers) => void;
}

const noProblems: readonly FieldProblem[] = [];
const nothingTicked: ReadonlySet<string> = new Set();
const fieldNames = (problems: readonly FieldProblem[]) => problems.map(({ field }) => field);
const notSaved = 'Your answers are not saved yet. Please check your connection and try again.';

/** A draft that was never saved may start with prefilled answers: it starts at its beginning anyway. */
const firstScreenOf = ({ config, draft, correction }: QuestionnaireSource): Screen => {
  if (correction) return 'review';
  return draft.revision === 0 ? 'intro' : resumeScreen(config, draft.answers, new Date(draft.savedAt));
};

/** State and actions of an open questionnaire: answers, current screen, problems, saving, submitting. */
export const useQuestionnaire = (source: QuestionnaireSource) => {
  const { config, draft, readFirst } = source;
  const [typed, setTyped] = useState<Typed>(draft.answers);
  const { saver, state, savedAt } = useSaver(draft, source.save, ({ configVersion = config.version }) => {
    // The questions changed while this page was open. The answers are saved; the page shows the new questions.
    if (configVersion !== config.version) window.location.reload();
  });
  // The server renders the first screen too, so it must not depend on the browser's clock.
  const [firstScreen] = useState<Screen>(() => firstScreenOf(source));
  const { screen, show, replace } = useScreenHistory(firstScreen);
  const [problems, setProblems] = useState(noProblems);
  const [message, setMessage] = useState<string>();
  const [draftState, setDraftState] = useState<'' | 'resumed' | 'conflict'>(
    typeof firstScreen === 'object' ? 'resumed' : '',
  );
  const [ticked, setTicked] = useState(nothingTicked);
  const [reading, setReading] = useState<readonly ReadFirst[]>([]);
  const [fromReview, setFromReview] = useState(false);
  const [reason, setReason] = useState('');
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  /** Counts the drafts taken from the server: fields that keep what is typed start over with each. */
  const [generation, setGeneration] = useState(0);

  /** The server's time may be later than the browser's, as in a demo with a moved clock. */
  const today = () => new Date(Math.max(Date.now(), Date.parse(savedAt)));

  const asked = askedQuestions(config, typed);
  const question = typeof screen === 'object' ? asked.find(({ id }) => id === screen.question) : undefined;
  const shown: Screen = typeof screen === 'object' && !question ? 'review' : screen;

  const answersNow = useMemo(() => savable(config, typed, new Date(savedAt)), [config, typed, savedAt]);
  useEffect(() => {
    if (shown !== 'review' || !readFirst) return;
    let current = true;
    void readFirst(answersNow).then((texts) => current && setReading(texts));
    return () => {
      current = false;
    };
  }, [shown, readFirst, answersNow]);

  const loadNewest = async () => {
    const newest = await source.reload();
    if (!newest.ok) return setMessage(newest.failure.message);
    saver.adopt(newest.value);
    setTyped(newest.value.answers);
    setGeneration((count) => count + 1);
    setProblems(noProblems);
    setDraftState('conflict');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict
  useEffect(() => {
    if (state === 'conflict') void loadNewest();
  }, [state]);

  const change = (id: string, answer: unknown) => {
    const next = { ...typed, [id]: answer };
    setTyped(next);
    setProblems(noProblems);
    saver.change(savable(config, next, today()));
  };

  const goTo = (next: Screen) => {
    setDraftState('');
    setMessage(undefined);
    setProblems(noProblems);
    show(next);
  };

  const edit = (id: string) => {
    setFromReview(true);
    goTo({ question: id });
  };

  const showProblems = (found: readonly FieldProblem[], words?: string) => {
    const fields = fieldNames(found);
    const at = screenAtFault(config, typed, fields);
    if (typeof at === 'object' && at !== null) edit(at.question);
    setProblems(found);
    setMessage(words);
    const first = fields[0];
    if (at === 'review' || at === null)
      requestAnimationFrame(() => first && document.getElementById(fieldId(first))?.focus());
  };

  const leaveQuestion = () => {
    if (!question) return;
    const answer = decodeAnswer(question, answerOf(typed, question.id));
    const problem = validateAnswer(question, answer, today());
    if (problem) {
      setProblems([problem]);
      document.getElementById(fieldId(question.id))?.focus({ preventScroll: true });
      return;
    }
    void saver.flush();
    source.onAnswered?.(savable(config, typed, today()));
    if (!fromReview) return goTo(screenAfter(config, typed, question.id));
    // Back to the review, unless the changed answer opened a question that has no answer yet.
    const open = resumeScreen(config, typed, today());
    if (typeof open === 'object') return goTo(open);
    setFromReview(false);
    goTo('review');
  };

  const back = () => {
    void saver.flush();
    setDraftState('');
    setProblems(noProblems);
    const before = fromReview ? 'review' : screenBefore(config, typed, shown);
    setFromReview(false);
    if (before) replace(before);
  };

  const tick = (id: string, on: boolean) => {
    setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)));
    setProblems(problems.filter(({ field }) => field !== id));
  };

  /** What is typed, with the statements as they are checked now: an earlier check does not count. */
  const whole = (): Typed => {
    const agreements = agreementsOf(config, typed).flatMap((one) =>
      'options' in one ? [[one.id, ticked.has(one.id) ? one.options[0]?.value : undefined] as const] : [],
    );
    return { ...typed, ...Object.fromEntries(agreements) };
  };

  /** Saved before the patient answers again, so that the server sees a new answer even when it is the same one. */
  const takeBack = async (questions: readonly string[]) => {
    if (questions.length === 0) return;
    const rest = Object.fromEntries(Object.entries(typed).filter(([id]) => !questions.includes(id)));
    setTyped(rest);
    saver.change(savable(config, rest, today()));
    await saver.flush();
  };

  /** Submits what is saved, complete or not; the server decides what to do with it. */
  const submitNow = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      if (!(await saver.flush())) return setMessage(notSaved);
      const result = await source.submit(saver.revision(), ticked, reason);
      if (result.ok) return;
      const { code, fields, message: words } = result.failure;
      if (code === 'CONFLICT') await loadNewest();
      else await takeBack(refusedAnswers(config, typed, fieldNames(fields), today()));
      showProblems(fields, words);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  const send = async (): Promise<void> => {
    const answers = savable(config, whole(), today());
    const unread = reading
      .filter(({ id }) => !ticked.has(id))
      .map(({ id }) => ({ field: id, message: 'Please read this and check the box.' }));
    const wrong = [...unread, ...validateAll(config, answers, today())];
    if (wrong.length > 0) return showProblems(wrong, 'Something is missing. It is marked below.');
    saver.change(answers);
    await submitNow();
  };

  return {
    typed,
    asked,
    question,
    shown,
    shownName: nameOf(shown),
    generation,
    draftState,
    problems,
    message,
    ticked,
    reading,
    reason,
    setReason,
    fromReview,
    pending,
    saveState: state,
    change,
    goTo,
    edit,
    tick,
    back,
    leaveQuestion,
    submitNow,
    send,
    /** Resolves once everything typed is saved. */
    saved: () => saver.flush(),
  };
};
