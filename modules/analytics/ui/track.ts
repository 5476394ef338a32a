import { reportError } from '#client/errors/report-error.ts';
import type { BrowserEventName, PayloadOf } from '../domain/events.ts';
import type { BrowserAnalytics } from './browser.ts';

let analytics: Promise<BrowserAnalytics> | null = null;
let lastPath: string | null = null;

/** Logged and reported, and not shown to the user (S8.12). */
const failed = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: a failure is logged
  console.info('Analytics failed.', error);
  reportError(error);
};

const use = (name: string, work: (running: BrowserAnalytics) => void): void => {
  if (!analytics) {
    // biome-ignore lint/suspicious/noConsole: a dropped event is a warning (S8.11)
    console.warn(`The analytics client is not initialised: "${name}" is dropped.`);
    return;
  }
  void analytics.then(work).catch(failed);
};

/**
 * Loads and starts the analytics client, once per page load. It is a separate file so that it does not slow the first
 * load.
 */
export const startAnalytics = (): void => {
  analytics ??= import('./browser.ts').then(({ openBrowserAnalytics }) => openBrowserAnalytics(failed));
};

/**
 * Sends an event from a screen. Never fails and shows nothing; callers do not wait for it. Only the names and fields
 * listed in `domain/events.ts` exist; none of them contains an answer or free text.
 */
export const track = <Name extends BrowserEventName>(name: Name, payload?: PayloadOf<Name>): void => {
  const path = window.location.pathname;
  use(name, (running) => running.track(name, path, payload ?? {}));
};

/**
 * Sends a page view: on the first load, and after each completed change of route. Rendering the same page
 * again sends nothing.
 */
export const recordPageView = (path: string): void => {
  if (path === lastPath) return;
  lastPath = path;
  use('page view', (running) => running.pageViewed(path));
};
