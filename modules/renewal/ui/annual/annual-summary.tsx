import { useLink } from '#client/layout/links.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { formatDate } from '#kernel/dates.ts';
import { stateName } from '#kernel/us-states.ts';
import { ANNUAL_PATH, ANNUAL_SHIPPING } from '../../domain/annual/annual-steps.ts';
import type { AnnualAddressContentFragment } from './annual-address.generated.ts';
import styles from './annual-summary.module.css';
import type { AnnualSupplyContentFragment } from './annual-supply.generated.ts';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly rows: readonly { readonly question: string; readonly answer: string }[];
}

const Part = ({ id, title, href, rows }: PartProps) => {
  const link = useLink();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <a href={link(href)}>
          Change<span className="visually-hidden">: {title}</span>
        </a>
      </div>
      <dl>
        {rows.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Every answer in words, each part with a way back to it. */
export const AnnualAnswers = ({
  parts,
  address,
}: {
  readonly parts: readonly Pick<PartProps, 'title' | 'rows'>[];
  readonly address: AnnualAddressContentFragment | null;
}) => (
  <>
    {parts.map(({ title, rows }, index) => (
      <Part
        // Two parts may have the same title, and no question is asked twice.
        key={rows[0]?.question ?? title}
        id={`part-${index}`}
        title={title}
        href={ANNUAL_PATH}
        rows={rows}
      />
    ))}
    {address ? (
      <Part
        id="part-address"
        title="Your address"
        href={ANNUAL_SHIPPING}
        rows={[
          {
            question: address.isConfirmed ? 'Confirmed' : 'Not confirmed yet',
            answer: `${address.streetAddress1}${address.streetAddress2 ? `, ${address.streetAddress2}` : ''}, ${address.city}, ${stateName(address.state)} ${address.zipCode}`,
          },
        ]}
      />
    ) : null}
  </>
);

const noteOf = ({ everyDays, nextBillingDate, after }: AnnualSupplyContentFragment): string => {
  const next = nextBillingDate ? ` Next charge planned for ${formatDate(nextBillingDate)}.` : '';
  return `Every ${everyDays} days.${next} ${after}`;
};

/** What is charged today, and with the next refills. */
export const AnnualPrices = ({ supply }: { readonly supply: readonly AnnualSupplyContentFragment[] }) => (
  <PriceSummary
    label="What is charged after your check-in"
    sections={[
      { title: 'Today', total: 'Nothing', note: 'The review is free.' },
      ...supply.map((plan) => ({ title: plan.names.join(' and '), total: plan.amount, note: noteOf(plan) })),
    ]}
    footnote="Only if a clinician decides that you can continue. You can cancel online at any time, effective immediately and free of charge."
  />
);
