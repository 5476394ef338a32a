import type { Observation, QuestionnaireResponse } from 'fhir/r4';
import { answersIn, answerText, instantOf, type RowsOf, textOf } from '../tables-by-name.ts';
import { coded, identifier, idOf, reference } from './references.ts';

export const questionnaireResponses = (rows: RowsOf): readonly QuestionnaireResponse[] =>
  rows('quiz_response').map((row) => {
    const owner = textOf(row, 'user_id');
    const authored = instantOf(row, 'updated_at');
    return {
      resourceType: 'QuestionnaireResponse',
      id: idOf(row),
      identifier: identifier('answers', idOf(row)),
      questionnaire: `https://thicket.example/fhir/questionnaire/${String(row.config_name)}|${String(row.config_version)}`,
      status: row.status === 'in-progress' ? 'in-progress' : 'completed',
      ...(owner ? { subject: reference(owner) } : {}),
      ...(authored ? { authored } : {}),
      item: answersIn(row, 'content').map(([linkId, text]) => ({ linkId, answer: [{ valueString: text }] })),
    };
  });

/** Clinical facts as they were recorded; a later one about the same question replaces an earlier one. */
export const observations = (rows: RowsOf): readonly Observation[] =>
  rows('patient_fact').map((row) => {
    const at = instantOf(row, 'speaks_of');
    return {
      resourceType: 'Observation',
      id: `fact-${idOf(row)}`,
      identifier: [identifier('fact', idOf(row))],
      status: 'final',
      code: coded('question', String(row.question), String(row.question)),
      subject: reference(String(row.user_id)),
      ...(at ? { effectiveDateTime: at } : {}),
      ...(row.value === null
        ? { dataAbsentReason: coded('absent', 'withdrawn', 'The answer was withdrawn') }
        : { valueString: answerText(row.value) }),
    };
  });
