import { useEffect, useRef } from 'react';
import type { BrowserEventName, PayloadOf } from '../domain/events.ts';
import { track } from './track.ts';

/** Sends one event when a screen is first shown, with its content at that time. Waits while `isShown` is false. */
export const useShown = <Name extends BrowserEventName>(
  name: Name,
  payload: PayloadOf<Name>,
  isShown = true,
): void => {
  const tracked = useRef(false);
  useEffect(() => {
    if (!isShown || tracked.current) return;
    tracked.current = true;
    track(name, payload);
  });
};
