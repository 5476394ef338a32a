const EVENT = 'session-check';

/** Reports that the server treated a request as not signed in, so that the profile is loaded again. */
export const reportSessionEnded = (): void => void window.dispatchEvent(new Event(EVENT));

/** Minimum time between two checks, however often the window gets the focus. */
const PAUSE_MS = 5_000;

/**
 * Calls back when the session may have ended while the page was open: the API reported it, or the window got the focus
 * again. Returns a function that stops listening.
 */
export const onSessionCheck = (check: () => void): (() => void) => {
  let checkedAt = performance.now();
  const now = (): void => {
    checkedAt = performance.now();
    check();
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible' && performance.now() - checkedAt >= PAUSE_MS) now();
  };
  // A page from the back/forward cache shows the state from when it was left.
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) now();
  };
  window.addEventListener(EVENT, now);
  window.addEventListener('focus', onReturn);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    window.removeEventListener(EVENT, now);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onReturn);
  };
};
