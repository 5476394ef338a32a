/** The name under which answers of the short quiz are stored. */
export const MINI_QUIZ = 'mini-quiz';
