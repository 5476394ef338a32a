/** The path of the letter about an antidepressant. It says nothing about health. */
export const TREATMENT_LETTER_PATH = '/treatment-plan/letter';
