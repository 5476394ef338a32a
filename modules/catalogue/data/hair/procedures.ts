import { hairLossCare } from '../drug-listing.ts';

/**
 * Fields that both share. They are done in person, so only a deposit is sold: never in a cart, but for a day and with terms
 * of its own (docs/decisions/doctor-first-requests.md). Which partner clinic takes them is unsure.
 */
export const procedure = { drugClass: 'procedure', line: hairLossCare, needsPrescription: false } as const;
