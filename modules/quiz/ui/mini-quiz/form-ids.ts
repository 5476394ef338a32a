/** Ids of the quiz's forms that work without scripts: a question, and the last one, which leads to the results. */
export const QUIZ_FORM = 'quiz.answer';
export const FINISH_FORM = 'quiz.finish';
