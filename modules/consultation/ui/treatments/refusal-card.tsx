import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import styles from './refusal-card.module.css';

export interface Refusal {
  readonly reason: string;
  readonly alternatives: string;
  readonly at: string;
}

/** Why the clinician did not prescribe, that nothing was charged, and what the patient can do. */
export const RefusalCard = ({ refusal }: { readonly refusal: Refusal }) => {
  const link = useLink();
  return (
    <Card as="section" aria-labelledby="refusal">
      <Stack gap={5}>
        <div>
          <h2 id="refusal">Your clinician did not prescribe</h2>
          <p className={styles.when}>
            <DateText date={refusal.at} />. Nothing was charged for prescription treatment.
          </p>
        </div>
        <div>
          <h3 className={styles.label}>Why</h3>
          <p className={styles.text}>{refusal.reason}</p>
        </div>
        <div>
          <h3 className={styles.label}>What you can do</h3>
          <p className={styles.text}>{refusal.alternatives}</p>
        </div>
        <Cluster gap={3}>
          <LinkButton href={link('/messages')}>Ask the clinician</LinkButton>
          <LinkButton variant="secondary" href={link(specialtyEntryPages.products)}>
            See products without a prescription
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
};
