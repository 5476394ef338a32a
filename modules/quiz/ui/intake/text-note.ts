import { createContext, type ReactNode } from 'react';

/**
 * What is shown below the text of a question while it is typed. Who hosts a questionnaire provides it, because what alarms in a text belongs
 * to modules above this one.
 */
export const TextNote = createContext<(text: string, questionId: string) => ReactNode>(() => null);
