import { useEffect, useRef } from 'react';
import type { BrowserEventName, PayloadOf } from '../domain/events.ts';
import { track } from './track.ts';

/** Tells once that a screen was shown, with what it held then. As long as `isShown` is false it was not. */
export const useShown = <Name extends BrowserEventName>(
  name: Name,
  payload: PayloadOf<Name>,
  isShown = true,
): void => {
  const told = useRef(false);
  useEffect(() => {
    if (!isShown || told.current) return;
    told.current = true;
    track(name, payload);
  });
};
