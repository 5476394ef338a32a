import { Icon } from '#client/ui/icon.tsx';
import { keyRisk } from '../data/key-risks.ts';
import styles from './safety-note.module.css';

/** The key risk beside a prescription drug; nothing for over-the-counter products. */
export const SafetyNote = ({ drugType }: { readonly drugType: string }) => {
  const risk = keyRisk(drugType);
  return risk ? (
    <p className={styles.note}>
      <Icon name="caution" size={18} className={styles.icon} />
      <span>
        <span className="visually-hidden">Safety: </span>
        {risk}
      </span>
    </p>
  ) : null;
};
