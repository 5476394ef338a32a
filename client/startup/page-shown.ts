import { reportError } from '#client/errors/report-error.ts';
import type { Site } from '#client/renderer/page-context.ts';
import type { CountView } from './start-up.ts';
import { decideVisit } from './visitor-memory.ts';

let started: Promise<CountView> | null = null;

/**
 * Call it for each page that was drawn, with what counts its view. The first one starts the shell up, in a file of its
 * own so that it costs the first load nothing: the view is counted when it is known who visits.
 */
export const pageShown = (site: Site, count: () => void): void => {
  started ??= import('./browser-steps.ts').then(({ startUpHere }) => startUpHere(site));
  started
    .then((countView) => countView(count))
    .catch((error: unknown) => {
      // The file did not load; the view may still be counted.
      reportError(error);
      decideVisit(true);
      count();
    });
};
