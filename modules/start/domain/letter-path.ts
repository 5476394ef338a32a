/** Where the letter for the patient's own doctor is made. The address says nothing about health. */
export const LETTER_PATH = '/not-eligible-user/letter';
