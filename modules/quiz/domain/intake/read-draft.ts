import { badInput, ok, type Result } from '#kernel/result.ts';
import { isAnswers, isRecord } from './answers.ts';
import { carryOver } from './carry-over.ts';
import { decodeAnswer } from './decode-answer.ts';
import { type Answers, type QuizConfig, questionsOf } from './types.ts';
import { validateDraft } from './validate.ts';

/** Characters of JSON; a full intake has about 3,000. */
const MAX_ANSWERS = 60_000;

const parse = (json: string): unknown => {
  if (json.length > MAX_ANSWERS) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

const decodeAll = (config: QuizConfig, given: Readonly<Record<string, unknown>>) => {
  const questions = new Map(questionsOf(config).map((question) => [question.id, question]));
  return Object.fromEntries(
    Object.entries(given).map(([id, raw]) => {
      const question = questions.get(id);
      return [id, question ? decodeAnswer(question, raw) : raw];
    }),
  );
};

/**
 * Reads a draft as a browser sends it. `configVersion` is the version that the browser shows. Answers to an older version are
 * carried over, so a page opened before a change can still save. BAD_USER_INPUT names each malformed answer by question id.
 */
export const readDraft = (
  config: QuizConfig,
  sent: { readonly answersJson: string; readonly configVersion?: number | null },
  today: Date,
): Result<Answers> => {
  const given = parse(sent.answersJson);
  const isOlder = (sent.configVersion ?? config.version) < config.version;
  const current = isOlder && isAnswers(given) ? carryOver(given, config).answers : given;
  const decoded = isRecord(current) ? decodeAll(config, current) : current;
  const isDraft = (answers: unknown): answers is Answers =>
    validateDraft(config, answers, today).length === 0;
  return isDraft(decoded) ? ok(decoded) : badInput(validateDraft(config, decoded, today));
};
