import styles from './old-browser-notice.module.css';

/** Shown only in Internet Explorer, by a media query that no other browser matches: no script, and cached pages stay the same for everyone. */
export const OldBrowserNotice = () => (
  <p className={styles.oldBrowser}>
    Internet Explorer is not supported. Please use a modern browser like Chrome, Firefox, or Edge to access
    this app.
  </p>
);
