import type { ReactNode } from 'react';
import styles from './jump-button.module.css';

/** Looks like a link and goes to another place on this screen; a button, so that the address stays as it is. */
export const JumpButton = ({
  onPress,
  children,
}: {
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" className={styles.jump} onClick={onPress}>
    {children}
  </button>
);
