import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { brand } from '#config/brand.ts';
import { ClinicianIdentity, type ShownClinician, Signature } from '#modules/prescription/ui.ts';
import styles from './clinician-card.module.css';

interface ClinicianCardProps {
  readonly clinician: ShownClinician;
  /** What was written with the approval, and the name under it; null without one. */
  readonly note: string | null;
  readonly signature: string | null;
}

/** The clinician who cares for the patient, with credentials, license, their words and a link to write to them. */
export const ClinicianCard = ({ clinician, note, signature }: ClinicianCardProps) => {
  const link = useLink();
  return (
    <section className={styles.card} aria-labelledby="clinician">
      <ClinicianIdentity clinician={clinician} label="Your clinician" headingId="clinician">
        {note ? (
          <blockquote className={styles.note}>
            <p>“{note}”</p>
            {signature ? <Signature name={signature} /> : null}
          </blockquote>
        ) : null}
      </ClinicianIdentity>
      <div className={styles.reach}>
        <LinkButton variant="secondary" href={link('/messages')}>
          Write a message
        </LinkButton>
        <p>Replies {brand.replyTime}</p>
      </div>
    </section>
  );
};
