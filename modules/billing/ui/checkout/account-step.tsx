import { LinkButton } from '#client/ui/button.tsx';
import styles from './account-step.module.css';
import { Step } from './step.tsx';

/** Where signing in brings him back to: this very checkout. */
export const signInPath = (products: string, signUp: boolean): string => {
  const returnTo = encodeURIComponent(`/checkout?products=${products}`);
  return `/api/auth/login?${signUp ? 'screen_hint=signup&' : ''}returnTo=${returnTo}`;
};

interface AccountStepProps {
  readonly email: string | null;
  readonly products: string;
}

/** Who buys. An account comes first, because a clinician needs to know whom he treats. */
export const AccountStep = ({ email, products }: AccountStepProps) =>
  email === null ? (
    <Step number={1} title="Your account" state="open">
      <p className={styles.why}>
        Your account keeps your answers, messages and orders private and in one place. Your order waits here
        while you create it.
      </p>
      <div className={styles.buttons}>
        <LinkButton href={signInPath(products, true)}>Create your account</LinkButton>
        <LinkButton variant="secondary" href={signInPath(products, false)}>
          I already have one
        </LinkButton>
      </div>
    </Step>
  ) : (
    <Step number={1} title="Your account" state="done">
      <p className={styles.account}>
        <span>
          Signed in as <span className={styles.email}>{email}</span>
        </span>
      </p>
    </Step>
  );
