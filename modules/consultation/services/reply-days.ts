/** Days in which a patient replies to the clinician; after that the visit ends. */
export const REPLY_DAYS = 14;
