import { reportError } from '#client/errors/report-error.ts';
import type { Site } from '#client/renderer/page-context.ts';
import type { CountView } from './start-up.ts';
import { visitorIsKnown } from './visitor-known.ts';
import { decideVisit } from './visitor-memory.ts';

let started: Promise<CountView> | null = null;

/**
 * Call it for each rendered page, with the function that counts its view. The first call runs the start-up, which is a separate file
 * so that it does not slow the first load: the view is counted once it is known who visits.
 */
export const pageShown = (site: Site, count: () => void): void => {
  started ??= import('./browser-steps.ts')
    .then(({ startUpHere }) => startUpHere(site))
    .finally(visitorIsKnown);
  started
    .then((countView) => countView(count))
    .catch((error: unknown) => {
      // The file did not load; the view may still be counted.
      reportError(error);
      decideVisit(true);
      count();
    });
};
