import { type RefObject, useEffect, useRef } from 'react';

/** A form that was just opened comes into view, and its first field takes the focus. */
export const useOpenedForm = (): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, textarea')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  return form;
};
