/** The reason of a hold, for the record: nothing has been asked in full for a year. */
export const ANNUAL_OVERDUE = 'annual check-in overdue';
