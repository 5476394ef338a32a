import styles from './old-browser-notice.module.css';

/** Seen by Internet Explorer alone, through a media query only it understands: no script, and cached pages stay alike. */
export const OldBrowserNotice = () => (
  <p className={styles.oldBrowser}>
    Internet Explorer is not supported. Please use a modern browser like Chrome, Firefox, or Edge to access
    this app.
  </p>
);
