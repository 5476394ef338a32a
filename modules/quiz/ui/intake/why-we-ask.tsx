import { Icon } from '#client/ui/icon.tsx';
import styles from './why-we-ask.module.css';

/** The reason for a question, always visible. */
export const WhyWeAsk = ({ children }: { readonly children: string }) => (
  <p className={styles.why}>
    <Icon name="info" size={20} className={styles.icon} />
    <span>
      <strong>Why we ask.</strong> {children}
    </span>
  </p>
);
