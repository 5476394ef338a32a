import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import type { PriceSection } from '#client/ui/price-summary.tsx';
import type { Agreement, Ticked } from './agreements.ts';
import { PriceOverview } from './order-summary.tsx';
import { placeOrderLabel } from './price-labels.ts';
import { RepeatQuestion } from './repeat-question.tsx';
import styles from './review-step.module.css';
import { Step } from './step.tsx';

interface ReviewStepProps {
  readonly sections: readonly PriceSection[];
  /** Cents. */
  readonly today: number;
  readonly isRecurring: boolean;
  readonly needsPrescription: boolean;
  readonly agreements: readonly Agreement[];
  readonly ticked: Ticked;
  readonly onTick: (field: string, on: boolean) => void;
  readonly problem: (field: string) => string | undefined;
  readonly busy: boolean;
  /** False while the price is unknown: nothing can be ordered. */
  readonly isPriced: boolean;
  /** The question that replaces the button when the same was ordered shortly before. */
  readonly repeated?: string;
  readonly onOrderAgain: () => void;
}

const afterwards = (today: number, needsPrescription: boolean): string => {
  if (!needsPrescription)
    return 'We ship your order after the payment. You can cancel a subscription at any time.';
  return today > 0
    ? 'The prescription part is charged only if a clinician approves it. Next we ask about your health.'
    : 'Next we ask about your health. Your card is charged only if a clinician approves.';
};

/** The price again, the agreements, and a button that says what it does. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { sections, today, isRecurring, needsPrescription, agreements, ticked, onTick, problem, busy } =
    props;
  const { repeated, onOrderAgain, isPriced } = props;
  const link = useLink();
  return (
    <Step number={5} title="Review and place your order" state="open">
      <div className={styles.review}>
        <div className={styles.prices}>
          <PriceOverview sections={sections} isRecurring={isRecurring} />
        </div>
        <div className={styles.boxes}>
          {agreements.map(({ field, isRequired, consent }) => (
            <div key={field} className={field === 'subscriptionAgreement' ? styles.agreement : undefined}>
              <CheckboxField
                name={field}
                optional={!isRequired}
                label={consent.text}
                description={
                  consent.document ? (
                    <a href={link(consent.document.href)} target="_blank" rel="noreferrer">
                      Read the {consent.document.title}
                      <span className="visually-hidden"> (opens in a new tab)</span>
                    </a>
                  ) : isRequired ? undefined : (
                    'Optional and separate from your order.'
                  )
                }
                checked={ticked.has(field)}
                error={problem(field)}
                onChange={(on) => onTick(field, on)}
              />
            </div>
          ))}
        </div>
        <div className={styles.place}>
          {repeated ? (
            <RepeatQuestion question={repeated} pending={busy} onYes={onOrderAgain} />
          ) : (
            <Button
              type="submit"
              size="large"
              full
              disabled={!isPriced}
              pending={busy}
              pendingLabel="Placing your order"
            >
              {placeOrderLabel(today)}
            </Button>
          )}
          <p className={styles.legal}>{afterwards(today, needsPrescription)}</p>
        </div>
      </div>
    </Step>
  );
};
