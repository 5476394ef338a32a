import { useEffect, useRef, useState } from 'react';
import { runMutation } from '#client/graphql/client.ts';
import { SaveMessageDraftDocument } from './save-message-draft.generated.ts';

/** ms without typing after which a draft is saved. */
const SAVE_AFTER_MS = 800;

export type DraftState = 'none' | 'saving' | 'saved';

/**
 * The text of a message that is being written, kept on the server while it is typed, so that other devices show it.
 * `typed` is what was typed since it was saved. `settle` waits for a running save and prevents further ones, so that none follows the message.
 */
export const useSavedDraft = (subject: string, first: string, typed = first) => {
  const [body, setBody] = useState(typed);
  const [state, setState] = useState<DraftState>(first === '' || typed !== first ? 'none' : 'saved');
  const stored = useRef(first);
  const latest = useRef({ body: typed, subject });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(Promise.resolve());
  latest.current = { body, subject };

  const save = useRef(() => {
    clearTimeout(timer.current);
    const { body: text, subject: about } = latest.current;
    if (text === stored.current) return saving.current;
    stored.current = text;
    saving.current = saving.current
      .then(() => runMutation(SaveMessageDraftDocument, { subject: about, body: text }))
      .then((answer) => setState(answer.ok && text !== '' ? 'saved' : 'none'));
    return saving.current;
  });

  useEffect(() => {
    const onHide = () => void save.current();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);

  const write = (text: string) => {
    setBody(text);
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save.current(), SAVE_AFTER_MS);
  };

  const settle = async () => {
    clearTimeout(timer.current);
    await saving.current;
  };

  /** After the message was sent, which deletes the draft on the server. */
  const clear = () => {
    stored.current = '';
    setBody('');
    setState('none');
  };

  return { body, state, write, save: save.current, settle, clear };
};
