import { useLink } from '#client/layout/links.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { brand } from '#config/brand.ts';
import { stateName } from '#kernel/us-states.ts';
import styles from './clinician-card.module.css';

export interface Clinician {
  readonly name: string;
  readonly qualification: string;
  readonly medicalSchool: string | null;
  readonly residency: string | null;
  readonly photoUrl: string | null;
  readonly license: { readonly state: string; readonly number: string } | null;
}

interface ClinicianCardProps {
  readonly clinician: Clinician;
  /** What they wrote with the approval; null without one. */
  readonly note: string | null;
}

/** The clinician who cares for the patient, with credentials, license, their words and a link to write to them. */
export const ClinicianCard = ({ clinician, note }: ClinicianCardProps) => {
  const link = useLink();
  return (
    <section className={styles.card} aria-labelledby="clinician">
      <Avatar name={clinician.name} photo={clinician.photoUrl} size="large" />
      <div className={styles.text}>
        <p className={styles.role}>Your clinician</p>
        <h2 id="clinician">{clinician.name}</h2>
        <p>{clinician.qualification}</p>
        {clinician.medicalSchool ? <p>{clinician.medicalSchool}</p> : null}
        {clinician.residency ? <p>Residency: {clinician.residency}</p> : null}
        {clinician.license ? (
          <p>
            Licensed in {stateName(clinician.license.state)}, number {clinician.license.number}
          </p>
        ) : null}
        {note ? <p>“{note}”</p> : null}
      </div>
      <div className={styles.reach}>
        <LinkButton variant="secondary" href={link('/messages')}>
          Write a message
        </LinkButton>
        <p>Replies {brand.replyTime}</p>
      </div>
    </section>
  );
};
