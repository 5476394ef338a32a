import { useEffect, useRef } from 'react';
import { useShortcutSetting } from './shortcut-setting.ts';

/** Maps a key, as `KeyboardEvent.key` names it, to its action. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether a key belongs to the current input: a text field or an open dialog. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  if (event.target instanceof Element && event.target.closest(textFields)) return true;
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
};

/** Single-key shortcuts of a page, while they are switched on. Ignored while typing and while a dialog is open. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const { enabled } = useShortcutSetting();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The shortcut help stays available, because it contains the switch.
      if ((!enabled && event.key !== '?') || isTaken(event)) return;
      const command = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
      if (!command) return;
      event.preventDefault();
      command();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
};
