import { useEffect, useRef, useState } from 'react';
import { createSaver, type Saved, type Saver, type SaverOptions, type SaveState } from './saver.ts';

/** The autosave of one open questionnaire; it also saves when the page is hidden or left. */
export const useSaver = (
  first: Saved,
  save: SaverOptions['save'],
  onSaved: (saved: Saved) => void,
): { readonly saver: Saver; readonly state: SaveState; readonly savedAt: string } => {
  const [state, setState] = useState<SaveState>('idle');
  const [savedAt, setSavedAt] = useState(first.savedAt);
  const latest = useRef({ save, onSaved });
  useEffect(() => {
    latest.current = { save, onSaved };
  });
  const [saver] = useState(() =>
    createSaver({
      revision: first.revision,
      save: (input) => latest.current.save(input),
      onState: setState,
      onSaved: (saved) => {
        setSavedAt(saved.savedAt);
        latest.current.onSaved(saved);
      },
    }),
  );

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!saver.hasUnsaved()) return;
      void saver.flush();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
      void saver.flush();
    };
  }, [saver]);

  return { saver, state, savedAt };
};
