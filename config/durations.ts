/** How long things take a person, for sentences such as “It takes about two minutes”: one text for all pages and messages. */

/** The mini quiz, with its results. */
export const quizTakes = 'about two minutes';
/** A check-in, the questions of a visit that are still open, or photos. */
export const checkInTakes = 'a few minutes';
/** A renewal, also as a yearly check-in. */
export const renewalTakes = 'about ten minutes';
/** A call with a clinician. */
export const callTakes = 'about 20 minutes';
/** Photos of progress. */
export const progressTakes = 'about two minutes';
