import { useEffect, useRef } from 'react';

interface QuizKeys {
  readonly onEnter: () => void;
  readonly onBackspace: () => void;
  /** After a number key chose a card. */
  readonly onNumber: (index: number) => void;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys also move through checkboxes, and move the focus into the cards from anywhere. */
const moveFocus = (event: KeyboardEvent, by: 1 | -1): void => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
  const at = inputs.findIndex((input) => input.matches(':focus'));
  if (at >= 0 && inputs[at]?.type === 'radio') return;
  const next = at >= 0 ? inputs[(at + by + inputs.length) % inputs.length] : undefined;
  (next ?? inputs.find((input) => input.checked) ?? inputs[0])?.focus();
  event.preventDefault();
};

/** Enter, Backspace, 1–9 and arrows anywhere on the page, unless a link or button has the focus. */
export const useQuizKeys = (keys: QuizKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const by = arrows[event.key];
      const onControl = event.target instanceof Element && event.target.closest('a, button') !== null;
      if (event.key === 'Backspace') {
        event.preventDefault();
        latest.current.onBackspace();
      } else if (event.key === 'Enter' && !onControl) {
        event.preventDefault();
        latest.current.onEnter();
      } else if (/^[1-9]$/.test(event.key)) latest.current.onNumber(Number(event.key) - 1);
      else if (by && !onControl) moveFocus(event, by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
