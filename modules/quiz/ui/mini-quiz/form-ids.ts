/** Ids of the quiz's forms that work without scripts: a question, the way back, and the last question. */
export const QUIZ_FORM = 'quiz.answer';
export const BACK_FORM = 'quiz.back';
export const FINISH_FORM = 'quiz.finish';
