import { hairLossCare } from '../drug-listing.ts';

/**
 * Fields that both share. They are done in person, so only a deposit is sold, and only staff may add it until a
 * partner clinic and its refund terms are settled (unsure).
 */
export const procedure = { drugClass: 'procedure', line: hairLossCare, needsPrescription: false } as const;
