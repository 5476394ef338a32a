const EVENT = 'session-doubt';

/** Says that the server took nobody for signed in, so that whoever shows a person asks again. */
export const doubtSession = (): void => void window.dispatchEvent(new Event(EVENT));

/** Not more often than this, however often somebody changes windows. */
const PAUSE_MS = 5_000;

/**
 * Calls back when the session may have ended while the page was open: the API said so, or the person comes back
 * to the page. Returns what stops it.
 */
export const onSessionDoubt = (check: () => void): (() => void) => {
  let checkedAt = performance.now();
  const now = (): void => {
    checkedAt = performance.now();
    check();
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible' && performance.now() - checkedAt >= PAUSE_MS) now();
  };
  // A page out of the back/forward cache shows what was true when it was left.
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
