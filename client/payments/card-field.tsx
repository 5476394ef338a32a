import { lazy, type Ref, Suspense } from 'react';
import styles from './card-field.module.css';
import type { CardFieldConfig } from './card-field-config.ts';
import type { CardFieldHandle } from './card-token.ts';
import { DemoCardField } from './demo-card-field.tsx';

/** Stripe's part is loaded only where real cards are accepted. */
const StripeCardField = lazy(async () => ({
  default: (await import('./stripe-card-field.tsx')).StripeCardField,
}));

interface CardFieldProps {
  readonly config: CardFieldConfig;
  readonly ref: Ref<CardFieldHandle>;
  /** The fields accept input. */
  readonly onReady?: () => void;
  /** Enter was pressed inside the fields: submit the form around them. */
  readonly onSubmit?: () => void;
}

/**
 * Card number, expiry, security code and ZIP code in the payment processor's own frame: what is typed never reaches
 * this page. Call `ref.current.tokenize()` when the form around it is submitted.
 */
export const CardField = ({ config, ...props }: CardFieldProps) =>
  config.kind === 'demo' ? (
    <DemoCardField frameUrl={config.frameUrl} {...props} />
  ) : (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <StripeCardField publishableKey={config.publishableKey} {...props} />
    </Suspense>
  );
