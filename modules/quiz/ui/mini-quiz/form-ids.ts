/** Ids of the quiz's forms that work without scripts: an answer, and the way back. The last answer is sent to the results. */
export const QUIZ_FORM = 'quiz.answer';
export const BACK_FORM = 'quiz.back';
