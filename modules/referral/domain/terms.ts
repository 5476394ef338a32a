import { DAYS_PER_MONTH } from '#kernel/dates.ts';

/** Cents of credit for an invitation that led to a first order. */
export const REFERRAL_CREDIT = 2_500;

/** Days after the first order shipped: what is wrong with a parcel is reported and paid back by then. */
export const REFUND_WINDOW_DAYS = 30;

/** An invitation that nobody ordered with ends after this many days. */
export const INVITATION_DAYS = 6 * DAYS_PER_MONTH;

/** Credits of one patient in a year at most. */
export const YEARLY_CREDITS = 10;

/** In Latin letters and digits that are not mistaken for each other. */
export const isReferralCode = (text: string): boolean => /^[a-hjkmnp-z2-9]{10}$/.test(text);
