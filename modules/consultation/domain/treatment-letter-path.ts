/** Where the letter about an antidepressant is made. The address says nothing about health. */
export const TREATMENT_LETTER_PATH = '/treatment-plan/letter';
