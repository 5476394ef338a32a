import { hairLossCare } from '../drug-listing.ts';

/** Fields that the three cosmetics share. They may promise a look, never growth. */
export const hairCare = { drugClass: 'hair_care', line: hairLossCare, needsPrescription: false } as const;
