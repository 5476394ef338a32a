import { Icon } from '#client/ui/icon.tsx';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import styles from './safety-note.module.css';

/** The states where a product cannot be ordered, shown before checkout refuses it; nothing where it is sold everywhere. */
export const NotSoldIn = ({ states }: { readonly states: readonly { readonly name: string }[] }) =>
  states.length === 0 ? null : (
    <p className={styles.note}>
      <Icon name="info" size={18} className={styles.icon} />
      <span>Not sold in {joinWithAnd(states.map(({ name }) => name))}.</span>
    </p>
  );
