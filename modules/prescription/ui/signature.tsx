import styles from './signature.module.css';

/** The name with which a clinician signs what they wrote to a patient. */
export const Signature = ({ name }: { readonly name: string }) => (
  <p className={styles.signature}>
    <span className="visually-hidden">Signed: </span>
    {name}
  </p>
);
