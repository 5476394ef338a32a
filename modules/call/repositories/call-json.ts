/** The status of a visit's call; null when none was ever required. `consultation` is an SQL expression for the visit's id. */
export const callStatusSql = (consultation: string): string =>
  `(select l.status from live_call l where l.consultation_id = ${consultation})`;

/** When the booked call of a visit starts; null without one. */
export const callStartsAtSql = (consultation: string): string => `
  (select b.starts_at from call_booking b where b.consultation_id = ${consultation} and b.status = 'booked')`;

/** When the newest call of a visit was missed, if it was at least the second; null otherwise. */
export const missedTwiceSql = (consultation: string): string => `
  (select l.status_at from live_call l
   where l.consultation_id = ${consultation} and l.status = 'missed' and l.misses >= 2)`;
