import type { CaseDetailRow } from '#modules/consultation/index.ts';
import { furtherQuestions, visitRegistration, withMoreQuestions } from '#modules/eligibility/index.ts';
import { readAnswer } from './readable-answers.ts';

/** The corrections after a decision, newest first, with each difference as text. */
export const presentCorrections = (row: CaseDetailRow) => {
  const drugTypes = [...row.drugTypes, ...row.removedDrugTypes];
  const { questionnaire, afterMove } = visitRegistration(row.kind, drugTypes);
  const asked = (row.isAfterMove ? (afterMove ?? questionnaire) : questionnaire).questionsFor(drugTypes);
  const config = withMoreQuestions(asked, furtherQuestions(row));
  return row.corrections.map(({ byRole, clinicianName, changes, ...correction }) => ({
    ...correction,
    by: clinicianName ?? (byRole === 'patient' ? 'The patient' : 'The care team'),
    changes: changes.map(({ questionId, before, after }) => ({
      questionId,
      question: readAnswer(config, questionId, before).question,
      before: readAnswer(config, questionId, before).answer,
      after: readAnswer(config, questionId, after).answer,
    })),
  }));
};
