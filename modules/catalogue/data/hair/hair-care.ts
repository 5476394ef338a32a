import { hairLossCare } from '../drug-listing.ts';

/** What the three have in common. Cosmetics: they may promise a look, never growth. */
export const hairCare = { drugClass: 'hair_care', line: hairLossCare, needsPrescription: false } as const;
