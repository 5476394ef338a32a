import { openPrivacyChoices } from './opening.ts';
import styles from './privacy-choices-button.module.css';

/** Among the footer's links: what was chosen can be changed as easily as it was given. */
export const PrivacyChoicesButton = () => (
  <button type="button" className={styles.button} onClick={openPrivacyChoices}>
    Privacy choices
  </button>
);
