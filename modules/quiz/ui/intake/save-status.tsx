import { Icon } from '#client/ui/icon.tsx';
import styles from './save-status.module.css';
import type { SaveState } from './saver.ts';

const words: Readonly<Record<SaveState, string>> = {
  idle: '',
  saving: 'Saving',
  saved: 'Saved',
  failed: 'Not saved yet. We keep trying.',
  conflict: 'Also open on another device',
};

/** One line that says whether the answers are saved. */
export const SaveStatus = ({ state }: { readonly state: SaveState }) => (
  <p className={styles.status} data-state={state} role="status">
    {state === 'saved' ? <Icon name="check" size={16} /> : null}
    {state === 'failed' ? <Icon name="alert" size={16} /> : null}
    <span aria-hidden={state === 'saving' || undefined}>{words[state]}</span>
  </p>
);
