import type { ReactNode } from 'react';
import { Avatar } from '#client/ui/avatar.tsx';
import { stateName } from '#kernel/us-states.ts';
import { nameWithoutDegree } from '../domain/name-without-degree.ts';
import styles from './clinician-identity.module.css';

export interface ShownClinician {
  readonly name: string;
  readonly qualification: string;
  readonly medicalSchool: string | null;
  readonly residency: string | null;
  readonly photoUrl: string | null;
  /** In the patient's state; null without one that counts now. */
  readonly license: { readonly state: string; readonly number: string } | null;
}

interface ClinicianIdentityProps {
  readonly clinician: ShownClinician;
  /** What they are for the reader, above the name. */
  readonly label?: string;
  /** Makes the name a heading with this id. */
  readonly headingId?: string;
  /** What follows the license. */
  readonly children?: ReactNode;
}

/** A clinician as patients see them: portrait, name, credentials, and the license in the patient's state. */
export const ClinicianIdentity = ({ clinician, label, headingId, children }: ClinicianIdentityProps) => {
  const { qualification, medicalSchool, residency, photoUrl, license } = clinician;
  const name = nameWithoutDegree(clinician);
  return (
    <div className={styles.identity}>
      <Avatar name={name} photo={photoUrl} size="large" />
      <div className={styles.text}>
        {label ? <p>{label}</p> : null}
        {headingId ? (
          <h2 id={headingId} className={styles.name}>
            {name}
          </h2>
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        <p>{qualification}</p>
        {medicalSchool ? <p>{medicalSchool}</p> : null}
        {residency ? <p>Residency: {residency}</p> : null}
        {license ? (
          <p>
            Licensed in {stateName(license.state)}, number {license.number}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
};
