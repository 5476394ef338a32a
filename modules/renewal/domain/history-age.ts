/** Years after which “nothing has changed” no longer counts as a whole medical history. */
const FULL_HISTORY_YEARS = 2;

/** Whether the last full medical history is too old to ask only what has changed since; also when none is known. */
export const isHistoryOld = (lastFullHistoryAt: Date | null, now: Date): boolean => {
  if (lastFullHistoryAt === null) return true;
  const until = new Date(lastFullHistoryAt);
  until.setUTCFullYear(until.getUTCFullYear() + FULL_HISTORY_YEARS);
  return now > until;
};
