import { isReported, messageOf } from '#config/unreported-errors.ts';

const ROUTE = '/api/errors';
/** Maximum reports per page load, so that a page that fails in a loop does not flood the server. */
const MOST = 10;

let sent = 0;
let isListening = false;

/**
 * Reports an error in this browser to the operator: its name and message, the position in the code, and the path. Never
 * fails, shows nothing, and skips errors that are not reported (S8.14, S8.15).
 */
export const reportError = (error: unknown): void => {
  if (!isReported(error) || sent >= MOST) return;
  sent++;
  const { name, stack } = error instanceof Error ? error : { name: 'Thrown', stack: undefined };
  const report = { name, message: messageOf(error), stack, path: window.location.pathname };
  try {
    navigator.sendBeacon(ROUTE, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // The browser does not support beacons, or blocks them.
  }
};

/**
 * From now on reports every uncaught error. A service that does not start is logged as a failed initialization (S8.5),
 * and the page continues.
 */
export const startErrorReporting = (): void => {
  if (isListening) return;
  try {
    window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
    isListening = true;
  } catch (error) {
    logFailedStart('error reporting', error);
  }
};

/** Logs that a monitoring service could not be started. */
export const logFailedStart = (service: string, error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: a failure is logged
  console.info(`Failed to initialise ${service}: ${messageOf(error)}`);
};
