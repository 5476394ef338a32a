import { type CaseDetailRow, isCorrectable, isOpen, staffConfigOf } from '#modules/consultation/index.ts';
import {
  answersThatCount,
  datesOfAnswers,
  missingAnswers,
  tooOldAnswers,
} from '#modules/eligibility/index.ts';
import { questionsOf } from '#modules/quiz/index.ts';

/** The questions whose answer an approval needs, and that is missing or too old; empty once the case is decided. */
const neededFor = (row: CaseDetailRow, now: Date): readonly string[] => {
  if (!isOpen(row.status)) return [];
  const answers = answersThatCount(row.facts, row.answers ?? {});
  const tooOld = tooOldAnswers(
    { purpose: 'approve', drugTypes: row.drugTypes },
    answers,
    datesOfAnswers(row.facts, answers),
    now,
  );
  return [...missingAnswers(row, row.answers, row.drugTypes).map(({ id }) => id), ...tooOld];
};

/**
 * The questionnaire of a case with everything else that may be recorded at the desk; null when nothing was asked, the
 * visit has ended without treatment, or the reader may not decide it.
 */
export const answerFormOf = (row: CaseDetailRow, now: Date) => {
  const { questionnaire } = row;
  if (!questionnaire || !row.mayDecide || !isCorrectable(row)) return null;
  const config = staffConfigOf(row, questionnaire.configName, questionnaire.content);
  const needed = new Set(neededFor(row, now));
  return {
    responseId: questionnaire.id,
    revision: questionnaire.revision,
    config: JSON.stringify(config),
    configVersion: config.version,
    answers: JSON.stringify(questionnaire.content),
    neededIds: questionsOf(config).flatMap(({ id }) => (needed.has(id) ? [id] : [])),
  };
};
