import { inhibitorListings, sideEffects } from './pde5-inhibitors.ts';

const { erectile, early } = inhibitorListings({
  drugType: 'sildenafil',
  name: 'Sildenafil',
  instructions:
    'Take one tablet about 1 hour before sex, at most once a day. A heavy meal delays its effect.',
  strengths: [
    { mg: 25, perTablet: 250 },
    { mg: 50, perTablet: 300 },
    { mg: 100, perTablet: 400 },
  ],
  /** Tablets in one shipment (S3.24: 12 to 96). */
  counts: [12, 24, 36, 48, 60, 72, 84, 96],
  description: `A tablet, FDA-approved for erectile dysfunction, taken before sex. ${sideEffects}`,
  mayBeChosen: ({ mg, count, days }) => mg <= 50 && count <= days,
  firstIds: { erectile: [1001, 1049], early: [1231, 1252] },
});

/** Of ids 1001–1096 the first 24 of each half: 1001–1024 on the three-month plan, 1049–1072 on the six-month plan. */
export const sildenafil = erectile;

/**
 * Of ids 1231–1272 the first nine of each half: 1231–1239 on the three-month plan, 1252–1260 on the six-month plan.
 */
export const sildenafilForEarlyEjaculation = early;
