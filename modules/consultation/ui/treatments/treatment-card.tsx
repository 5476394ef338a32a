import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { SafetyNote } from '#modules/catalogue/ui.ts';
import { TREATMENT_LETTER_PATH } from '../../domain/treatment-letter-path.ts';
import { SideEffects } from './side-effects.tsx';
import styles from './treatment-card.module.css';

export interface Treatment {
  readonly id: string;
  readonly drugType: string;
  readonly name: string;
  readonly product: { readonly drugFacts: string | null } | null;
  readonly howToTake: string;
  readonly startedAt: string | null;
  readonly expiresAt: string | null;
  readonly refillsRemaining: number;
  readonly label: string;
  readonly isActive: boolean;
  /** Its subscription was canceled. */
  readonly isCanceled: boolean;
  /** Why it is on hold, in plain words; empty otherwise. */
  readonly holds: readonly { readonly why: string; readonly liftedWhen: string }[];
  /** Why the clinician ended it; null when it continues, or ended otherwise. */
  readonly stopText: string | null;
  readonly renewalDue: boolean;
  /** For a drug that must not be stopped suddenly, when something interrupts it. */
  readonly continuity: {
    readonly title: string;
    readonly text: string;
    readonly decidedBy: string | null;
    readonly decidedAt: string | null;
  } | null;
}

const OnHold = ({ holds }: Pick<Treatment, 'holds'>) => (
  <Notice tone="caution" live={false} title="On hold">
    <Stack gap={3}>
      {holds.map(({ why, liftedWhen }) => (
        <div key={`${why} ${liftedWhen}`} className={styles.hold}>
          <p>{why}</p>
          <p>
            <strong>It resumes when:</strong> {liftedWhen}
          </p>
        </div>
      ))}
      <p>Until then, it will not be charged or sent.</p>
    </Stack>
  </Notice>
);

/** What to do when a drug that must not be stopped suddenly is interrupted, and then the clinician’s plan. */
const DoNotStop = ({ continuity }: { readonly continuity: NonNullable<Treatment['continuity']> }) => {
  const link = useLink();
  const { title, text, decidedBy, decidedAt } = continuity;
  return (
    <Notice tone="caution" live={false} title={decidedBy ? `Your clinician’s plan: ${title}` : title}>
      <Stack gap={3}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {decidedAt ? (
          <p>
            {decidedBy}, <DateText date={decidedAt} />
          </p>
        ) : null}
        <p>
          <a href={link('/messages')}>Write to your care team</a>
        </p>
        <p>
          <a href={TREATMENT_LETTER_PATH}>Get a letter for another doctor (PDF)</a>: what you take, since
          when, and why it should not stop suddenly.
        </p>
      </Stack>
    </Notice>
  );
};

/** One treatment: how to take it, the status of its prescription, and what the patient can do about it. */
export const TreatmentCard = ({ treatment }: { readonly treatment: Treatment }) => {
  const link = useLink();
  const facts = treatment.product?.drugFacts;
  const goesOn = treatment.isActive && !treatment.isCanceled;
  const dates = [
    { label: 'Started', value: treatment.startedAt ? <DateText date={treatment.startedAt} /> : 'Not yet' },
    ...(goesOn
      ? [
          {
            label: 'Refills left',
            value: treatment.refillsRemaining === 0 ? 'None' : `${treatment.refillsRemaining}`,
          },
        ]
      : []),
    ...(treatment.expiresAt
      ? [{ label: 'Prescription ends', value: <DateText date={treatment.expiresAt} /> }]
      : []),
  ];
  return (
    <Card as="article" aria-labelledby={`treatment-${treatment.id}`}>
      <div className={styles.card}>
        <span className={styles.picture}>
          <ProductImage drugType={treatment.drugType} />
        </span>
        <div className={styles.text}>
          <header className={styles.head}>
            <h2 id={`treatment-${treatment.id}`}>{treatment.name}</h2>
            <Badge tone={treatment.renewalDue ? 'caution' : goesOn ? 'done' : 'neutral'}>
              {treatment.label}
            </Badge>
          </header>
          {treatment.holds.length > 0 ? <OnHold holds={treatment.holds} /> : null}
          {treatment.continuity ? <DoNotStop continuity={treatment.continuity} /> : null}
          {treatment.stopText && treatment.continuity?.text !== treatment.stopText ? (
            <Notice tone="caution" live={false} title="Your clinician ended it">
              {treatment.stopText}
            </Notice>
          ) : null}
          {treatment.howToTake && !treatment.stopText ? (
            <p className={styles.how}>
              <strong>How to take it.</strong> {treatment.howToTake}
            </p>
          ) : null}
          <SafetyNote drugType={treatment.drugType} />
          {facts ? (
            <p>
              <a href={link(`/drug-facts/${facts}`)}>
                Uses, side effects and warnings<span className="visually-hidden"> of {treatment.name}</span>
              </a>
            </p>
          ) : null}
          <dl className={styles.facts}>
            {dates.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Cluster gap={3}>
            {treatment.renewalDue ? (
              <LinkButton href={link(entryPages.refill)}>Renew the prescription</LinkButton>
            ) : null}
            {treatment.isActive ? <SideEffects /> : null}
          </Cluster>
        </div>
      </div>
    </Card>
  );
};
