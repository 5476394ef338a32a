import type { ReactNode } from 'react';
import styles from './jump-button.module.css';

/** Looks like a link and jumps to another position on this screen. A button, so that the address does not change. */
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
