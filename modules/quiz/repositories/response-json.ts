import type { Answers } from '../index.ts';

/** The name of the questionnaire that was asked; `response` is an SQL expression for the id of the response. */
export const configNameSql = (response: string): string =>
  `(select r.config_name from quiz_response r where r.id = ${response})`;

/** What the questionnaire of a visit says now, for a form that corrects it. */
export interface ResponseJson {
  readonly id: string;
  readonly revision: number;
  readonly configName: string;
  readonly content: Answers;
}

/** A `ResponseJson`, null without a response; `response` is an SQL expression for its id. */
export const responseSql = (response: string): string =>
  `(select json_build_object('id', r.id, 'revision', r.revision, 'configName', r.config_name, 'content', r.content)
    from quiz_response r where r.id = ${response})`;

/**
 * Why submitted answers were corrected, which is stored only with the answers; `fromEnd` is an SQL expression for the
 * number of the correction, 1 for the newest.
 */
export const correctionReasonSql = (response: string, fromEnd: string): string =>
  `(select r.history -> (-(${fromEnd}))::int ->> 'reason' from quiz_response r where r.id = ${response})`;
