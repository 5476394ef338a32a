/** The reason of a hold, for the record: a clinician in the patient's new state has to take over. */
export const MOVED = 'moved to another state';
