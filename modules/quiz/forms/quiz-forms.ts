import { specialtyEntryPages } from '#config/entry-pages.ts';
import type { BrowserFlagValues } from '#config/flag-catalogue.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';
import {
  defineForms,
  type FormAnswer,
  type FormFields,
  type FormRequest,
  fieldOf,
} from '#server/forms/page-form.ts';
import {
  type MiniQuizAnswers,
  type MiniQuizFlags,
  type QuizQuestion,
  withoutUnaskedAnswers,
} from '../domain/mini-quiz/index.ts';
import { BACK_FORM, QUIZ_FORM } from '../ui/mini-quiz/form-ids.ts';
import { miniQuizSteps } from '../ui/mini-quiz/mini-quiz-steps.ts';
import { missingAnswer } from '../ui/mini-quiz/missing-answer.ts';
import { chosen, isComplete, type QuizProgress, readProgress } from '../ui/mini-quiz/quiz-progress.ts';
import { SaveMiniQuizDocument } from '../ui/mini-quiz/save-mini-quiz.generated.ts';
import type { StepQuiz } from '../ui/mini-quiz/step-quiz.ts';

type Progress = QuizProgress<MiniQuizAnswers>;

const readFlags = (flags: BrowserFlagValues): MiniQuizFlags => {
  const basket = flags['quiz-page-basket-size-v-2'];
  return {
    earlyInterests: flags['quiz-early-interests'],
    redesign: flags['mini-quiz-redesign'],
    variant: basket === 'off' ? null : basket,
  };
};

/** Answers are carried from page to page in the body, never in an address. */
const showing = (progress: Progress): Result<FormAnswer> =>
  ok({ shows: { progress: [JSON.stringify(progress)] } });

/** The first question for a field that this code did not write. */
const progressOf = (quiz: StepQuiz<MiniQuizAnswers>, fields: FormFields): Progress =>
  readProgress(quiz, fieldOf(fields, 'progress')) ?? { answers: quiz.fresh, step: 0 };

/** The cards allow “none of these” beside others only without scripts. */
const mixed = ({ field, options }: QuizQuestion, values: readonly string[]): Result<never> | null => {
  const alone = options.find(({ value, exclusive }) => exclusive && values.includes(String(value)));
  return alone && values.length > 1
    ? badInput([{ field, message: `Choose “${alone.label}” alone, or only other answers.` }])
    : null;
};

/** The answers with the one that was sent; the field's error when it is missing. */
const answered = (
  quiz: StepQuiz<MiniQuizAnswers>,
  { answers, step }: Progress,
  fields: FormFields,
): Result<MiniQuizAnswers> => {
  const question = quiz.questions(answers)[step];
  if (!question) return ok(answers);
  const sent = fields[question.field] ?? [];
  const values = question.select === 'single' ? sent.slice(0, 1) : sent;
  const refused = mixed(question, values);
  if (refused) return refused;
  const next = quiz.withAnswer(answers, question.field, values);
  return chosen(quiz, next, question).length === 0
    ? badInput([{ field: question.field, message: missingAnswer(question) }])
    : ok(next);
};

const quizPages = [specialtyEntryPages.hairLoss, '/recommendation-quiz-1'];
const resultPages = ['/quiz/results', '/recommendation-quiz-1/results'];

/** The results after the last answer; the answers are saved as in the browser, and nothing waits for that. */
const finish = async (answers: MiniQuizAnswers, { flags, run }: FormRequest): Promise<Result<FormAnswer>> => {
  const read = readFlags(flags);
  if (!isComplete(miniQuizSteps(read, ''), answers))
    return badInput([{ field: 'progress', message: 'Answer every question first.' }]);
  const asked = withoutUnaskedAnswers(answers, read);
  await run(SaveMiniQuizDocument, { answers: asked });
  return ok({ shows: { answers: [JSON.stringify(asked)], variant: read.variant ? [read.variant] : [] } });
};

/** The questions one by one, and the results after the last one, whose form is sent to their page. */
export const quizForms = defineForms([
  {
    id: QUIZ_FORM,
    pages: [...quizPages, ...resultPages],
    send: async (asked) => {
      const { fields, flags, path } = asked;
      const isLast = resultPages.includes(path);
      const quiz = miniQuizSteps(readFlags(flags), '');
      const before = progressOf(quiz, fields);
      if (!isLast && (!fields.progress || fields.stay)) return showing(before);
      const answers = answered(quiz, before, fields);
      if (!answers.ok) return answers;
      return isLast
        ? finish(answers.value, asked)
        : showing({ answers: answers.value, step: before.step + 1 });
    },
  },
  {
    id: BACK_FORM,
    pages: quizPages,
    send: async ({ fields, flags, path }) => {
      const { answers, step } = progressOf(miniQuizSteps(readFlags(flags), ''), fields);
      // Before the first question is what the page shows when it is opened.
      return step === 0 ? ok({ to: path }) : showing({ answers, step: step - 1 });
    },
  },
]);
