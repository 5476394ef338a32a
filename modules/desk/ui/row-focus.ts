import type { Shortcuts } from './use-shortcuts.ts';

/** Moves the focus by one row among the cases on the page. Without a focused row, to the first or the last. */
const moveRowFocus = (step: 1 | -1): void => {
  const links = [...document.querySelectorAll<HTMLElement>('[data-case-link]')];
  const at = links.findIndex((link) => link.contains(document.activeElement));
  const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step;
  links[next]?.focus();
};

/** j, k and the arrow keys, for `useShortcuts`; Enter then opens the focused link. */
export const rowKeys: Shortcuts = Object.fromEntries(
  (
    [
      ['j', 1],
      ['ArrowDown', 1],
      ['k', -1],
      ['ArrowUp', -1],
    ] as const
  ).map(([key, step]) => [key, () => moveRowFocus(step)]),
);
