import { useEffect, useRef } from 'react';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type)));

/** Calls `press(0)` for key 1, up to 9, unless someone is typing, a modifier is pressed or a dialog is open. */
export const useNumberKeys = (enabled: boolean, press: (index: number) => void): void => {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!/^[1-9]$/.test(event.key) || typesText(event.target)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      latest.current(Number(event.key) - 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
};
