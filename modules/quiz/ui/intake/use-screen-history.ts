import { useCallback, useEffect, useState } from 'react';
import { nameOf, type Screen } from './screens.ts';

const key = 'questionnaireScreen';

const screenIn = (state: unknown): Screen | null => {
  if (typeof state !== 'object' || state === null || !(key in state)) return null;
  const name = state[key];
  if (name === 'intro' || name === 'review') return name;
  return typeof name === 'string' ? { question: name } : null;
};

const stateFor = (screen: Screen) => ({
  ...window.history.state,
  [key]: nameOf(screen),
});

/**
 * The current screen, tied to the browser's back and forward buttons. It is kept in the history entry's state and
 * not in the address, because which questions are asked reveals something about the patient.
 */
export const useScreenHistory = (first: Screen) => {
  const [screen, setScreen] = useState(first);

  useEffect(() => {
    window.history.replaceState(stateFor(first), '');
    const onPop = () => setScreen(screenIn(window.history.state) ?? first);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [first]);

  const show = useCallback((next: Screen) => {
    window.history.pushState(stateFor(next), '');
    setScreen(next);
  }, []);

  /** Goes to another screen without adding a history entry. */
  const replace = useCallback((next: Screen) => {
    window.history.replaceState(stateFor(next), '');
    setScreen(next);
  }, []);

  return { screen, show, replace };
};
