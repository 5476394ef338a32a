import { inhibitorListings, sideEffects } from './pde5-inhibitors.ts';

const { erectile, early } = inhibitorListings({
  drugType: 'tadalafil',
  name: 'Tadalafil',
  instructions:
    'Take it as your clinician directs, at most once a day. Taken as needed, it works for up to 36 hours. The low strengths can be taken daily. Do not split tablets.',
  strengths: [
    { mg: 2.5, perTablet: 150 },
    { mg: 5, perTablet: 200 },
    { mg: 10, perTablet: 350 },
    { mg: 20, perTablet: 450 },
  ],
  /** Tablets in one shipment; chosen to fill the range of ids (guess). */
  counts: [12, 24, 36, 48, 60, 90],
  description: `A tablet, FDA-approved for erectile dysfunction, taken as needed or daily. ${sideEffects} It can also cause back and muscle pain.`,
  // As many tablets as days are for every day, which starts with the lowest strength.
  mayBeChosen: ({ mg, count, days }) => (count < days ? mg === 5 || mg === 10 : count === days && mg === 2.5),
  firstIds: { erectile: [1025, 1073], early: [1240, 1261] },
});

/** Of ids 1001–1096 the last 24 of each half: 1025–1048 on the three-month plan, 1073–1096 on the six-month plan. */
export const tadalafil = erectile;

/** Of ids 1231–1272 the last twelve of each half: 1240–1251 on the three-month plan, 1261–1272 on the six-month plan. */
export const tadalafilForEarlyEjaculation = early;
