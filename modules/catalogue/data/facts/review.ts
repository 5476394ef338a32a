/**
 * Who answers for the texts and when they were written. A licensed clinician must sign each page off before real
 * use; then the name goes here, and the date of the signature.
 */
export const review = { role: 'Medical reviewer', date: '2026-11-10' } as const;
