import { createContext, type ReactNode } from 'react';

/**
 * What is shown below a text while it is typed. Who hosts a questionnaire provides it, because what alarms in a text belongs
 * to modules above this one.
 */
export const TextNote = createContext<(text: string) => ReactNode>(() => null);
