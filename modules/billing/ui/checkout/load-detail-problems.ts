import { useEffect } from 'react';
import { reportError } from '#client/errors/report-error.ts';
import type { FieldProblem } from '#kernel/result.ts';
import type { Details } from './details.ts';

/**
 * The schemas of the details, loaded after the page because of their size. None when they cannot be loaded: the server
 * checks the same.
 */
export const findDetailProblems = async (details: Details): Promise<readonly FieldProblem[]> => {
  try {
    const { detailProblems } = await import('./detail-problems.ts');
    return detailProblems(details);
  } catch (error) {
    reportError(error);
    return [];
  }
};

/** Loads the schemas as soon as the page is shown, so that pressing the button does not wait for them. */
export const usePreloadedDetailProblems = (): void => {
  useEffect(() => void import('./detail-problems.ts').catch(reportError), []);
};
