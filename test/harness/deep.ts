/**
 * Whether the exhaustive sets run (`npm run test:deep`): every crash point, every width, every case. Otherwise each
 * runs a fair sample.
 */
export const deep = process.env.THICKET_DEEP === '1';
