import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ProductRow } from '#client/ui/product-row.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import type { DashboardPageQuery } from '../../pages/dashboard.generated.ts';
import styles from './treatments.module.css';

type Treatment = NonNullable<DashboardPageQuery['currentUser']>['care']['treatments'][number];

/** How far a prescription is: month, refills remaining and last day. */
export const prescriptionValidity = ({ isActive, refillsRemaining, expiresAt, month }: Treatment): string => {
  if (!isActive) return '';
  const begun = month === null ? '' : `Month ${month} of 12. `;
  const refills = refillsRemaining === 1 ? 'One refill left' : `${refillsRemaining || 'No'} refills left`;
  return `${begun}${refills}.${expiresAt ? ` The prescription runs until ${formatDate(expiresAt)}.` : ''}`;
};

/** The prescribed products, and the link to renew when that is due. */
export const Treatments = ({ treatments }: { readonly treatments: readonly Treatment[] }) => {
  const link = useLink();
  return (
    <Stack gap={4}>
      {treatments.map((treatment) => (
        <Card key={treatment.id} as="article">
          <ProductRow as="div" className={styles.treatment} drugType={treatment.drugType}>
            <h3>{treatment.name}</h3>
            <p className={styles.fine}>{treatment.label}</p>
            {treatment.isActive && treatment.howToTake ? (
              <p className={styles.routine}>
                <strong>Your routine.</strong> {treatment.howToTake}
              </p>
            ) : null}
            {treatment.isActive && !treatment.isCanceled ? (
              <p className={styles.fine}>{prescriptionValidity(treatment)}</p>
            ) : null}
            {treatment.isActive && !treatment.isCanceled && !treatment.renewalDue ? (
              <p className={styles.fine}>
                <a href={link('/consultation/titration')}>
                  Change your dose<span className="visually-hidden"> of {treatment.name}</span>
                </a>
              </p>
            ) : null}
            {treatment.renewalDue ? (
              <div className={styles.renew}>
                <LinkButton size="small" href={link(entryPages.refill)}>
                  Renew prescription
                </LinkButton>
              </div>
            ) : null}
          </ProductRow>
        </Card>
      ))}
    </Stack>
  );
};
