/** The name of the questionnaire that was asked; `response` is an SQL expression for the id of the response. */
export const configNameSql = (response: string): string =>
  `(select r.config_name from quiz_response r where r.id = ${response})`;

/**
 * Why submitted answers were corrected, which is stored only with the answers; `fromEnd` is an SQL expression for the
 * number of the correction, 1 for the newest.
 */
export const correctionReasonSql = (response: string, fromEnd: string): string =>
  `(select r.history -> (-(${fromEnd}))::int ->> 'reason' from quiz_response r where r.id = ${response})`;
