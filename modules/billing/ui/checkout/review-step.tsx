import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import type { PriceSection } from '#client/ui/price-summary.tsx';
import { brand } from '#config/brand.ts';
import { PriceOverview } from './order-summary.tsx';
import { placeOrderLabel } from './price-labels.ts';
import { RepeatQuestion } from './repeat-question.tsx';
import styles from './review-step.module.css';
import { Step } from './step.tsx';
import type { Draft } from './use-draft.ts';
import { AGREEMENT_FIELD } from './use-place-order.ts';

interface ReviewStepProps {
  readonly sections: readonly PriceSection[];
  /** Cents. */
  readonly today: number;
  readonly isRecurring: boolean;
  readonly needsPrescription: boolean;
  readonly consentText: string;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly problem: (field: string) => string | undefined;
  readonly busy: boolean;
  /** The question that stands in for the button when the same was ordered shortly before. */
  readonly repeated?: string;
  readonly onOrderAgain: () => void;
}

const afterwards = (today: number, needsPrescription: boolean): string => {
  if (!needsPrescription)
    return 'We ship your order after the payment. You can cancel a subscription at any time.';
  return today > 0
    ? 'The prescription part is charged only if a clinician approves it. Next we ask about your health.'
    : 'Next we ask about your health. A clinician reviews your answers, and only then can your card be charged.';
};

/** The price again, the agreements, and a button that says what it does. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { sections, today, isRecurring, needsPrescription, consentText, draft, onChange, problem, busy } =
    props;
  const { repeated, onOrderAgain } = props;
  const link = useLink();
  return (
    <Step number={4} title="Review and place your order" state="open">
      <div className={styles.review}>
        <div className={styles.prices}>
          <PriceOverview sections={sections} isRecurring={isRecurring} />
        </div>
        <div className={styles.boxes}>
          {isRecurring ? (
            <div className={styles.agreement}>
              <CheckboxField
                name={AGREEMENT_FIELD}
                label={consentText}
                checked={draft.agreed}
                error={problem(AGREEMENT_FIELD)}
                onChange={(agreed) => onChange({ agreed })}
              />
            </div>
          ) : null}
          <CheckboxField
            name="receiveMarketingMessagesConsent"
            optional
            label={`Send me offers from ${brand.name} by e-mail and text message.`}
            description="Optional and separate from your order. Message and data rates may apply. You can stop at any time."
            checked={draft.wantsMarketing}
            error={problem('receiveMarketingMessagesConsent')}
            onChange={(wantsMarketing) => onChange({ wantsMarketing })}
          />
        </div>
        <div className={styles.place}>
          {repeated ? (
            <RepeatQuestion question={repeated} pending={busy} onYes={onOrderAgain} />
          ) : (
            <Button type="submit" size="large" full pending={busy} pendingLabel="Placing your order">
              {placeOrderLabel(today)}
            </Button>
          )}
          <p className={styles.legal}>{afterwards(today, needsPrescription)}</p>
          <p className={styles.legal}>
            By placing the order you accept our{' '}
            <a href={link('/legal/terms')} target="_blank" rel="noreferrer">
              terms<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            {needsPrescription ? (
              <>
                {' and '}
                <a href={link('/legal/telehealth-consent')} target="_blank" rel="noreferrer">
                  telehealth consent<span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </>
            ) : null}
            .
          </p>
        </div>
      </div>
    </Step>
  );
};
