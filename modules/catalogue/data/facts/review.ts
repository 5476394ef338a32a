/**
 * Who is responsible for the texts and when they were written. A licensed clinician must approve each page before real
 * use; then enter the clinician's name and the date of approval here.
 */
export const review = { role: 'Medical reviewer', date: '2026-11-10' } as const;
