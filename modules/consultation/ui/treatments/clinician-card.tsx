import { useLink } from '#client/layout/links.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { brand } from '#config/brand.ts';
import styles from './clinician-card.module.css';

export interface Clinician {
  readonly name: string;
  readonly qualification: string;
  readonly medicalSchool: string | null;
  readonly residency: string | null;
  readonly photoUrl: string | null;
}

/** The clinician who cares for the patient, with credentials and a link to write to them. */
export const ClinicianCard = ({ clinician }: { readonly clinician: Clinician }) => {
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
