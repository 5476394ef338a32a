/**
 * A drug may be filled again when at most this many days of it are left
 * (docs/clinical/quantities-and-refills.md#RFL-SOON).
 */
export const MAX_DAYS_ON_HAND = 21;
