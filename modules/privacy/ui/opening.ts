import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const set = (open: boolean): void => {
  isOpen = open;
  for (const listener of listeners) listener();
};

/** Opens the privacy choices from anywhere on the page. */
export const openPrivacyChoices = (): void => set(true);
export const closePrivacyChoices = (): void => set(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the visitor opened the privacy choices. */
export const usePrivacyChoicesOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
