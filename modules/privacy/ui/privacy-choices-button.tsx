import { openPrivacyChoices } from './opening.ts';
import styles from './privacy-choices-button.module.css';

/** A footer link: a choice can be changed as easily as it was made. */
export const PrivacyChoicesButton = () => (
  <button type="button" className={styles.button} onClick={openPrivacyChoices}>
    Privacy choices
  </button>
);
