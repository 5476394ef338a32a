import { useEffect, useRef } from 'react';

/** While it is active, Ctrl+Enter (or Command+Enter) confirms, wherever the focus is. */
export const useConfirmKey = (isActive: boolean, confirm: () => void): void => {
  const current = useRef(confirm);
  useEffect(() => {
    current.current = confirm;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      current.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
};
