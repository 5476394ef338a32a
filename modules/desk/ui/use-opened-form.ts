import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a form that was just opened into view and focuses its first field. */
export const useOpenedForm = (): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, textarea')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  return form;
};
