import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'desk-shortcuts';
const CHANGED = 'desk-shortcuts-changed';

const read = (): boolean => {
  try {
    return window.localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

const subscribe = (listener: () => void) => {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
};

/** Single-key shortcuts can be switched off (WCAG 2.1.4); the browser stores the setting. On by default. */
export const useShortcutSetting = () => {
  const enabled = useSyncExternalStore(subscribe, read, () => true);
  const setEnabled = useCallback((on: boolean) => {
    try {
      window.localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      return; // Without local storage the setting cannot be saved.
    }
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return { enabled, setEnabled };
};
