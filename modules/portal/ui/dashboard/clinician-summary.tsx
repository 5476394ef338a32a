import { useLink } from '#client/layout/links.tsx';
import { Card } from '#client/ui/card.tsx';
import { brand } from '#config/brand.ts';
import { ClinicianIdentity, type ShownClinician } from '#modules/prescription/ui.ts';
import styles from './clinician-summary.module.css';

/** Who treats the patient: portrait, credentials, license, and a way to write. */
export const ClinicianSummary = ({ clinician }: { readonly clinician: ShownClinician }) => {
  const link = useLink();
  return (
    <Card as="section" aria-label="Your clinician">
      <ClinicianIdentity clinician={clinician} label="Your clinician">
        <p className={styles.reach}>
          <a href={link('/messages')}>Write a message</a>. Replies come {brand.replyTime}.
        </p>
      </ClinicianIdentity>
    </Card>
  );
};
