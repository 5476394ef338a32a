import { usePageContext } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import styles from './account-step.module.css';
import { Step } from './step.tsx';

interface AccountStepProps {
  readonly email: string | null;
  /** The address to return to after sign-in. */
  readonly here: string;
}

/** Sign-in or sign-up. An account comes first, because a clinician needs to know whom they treat. */
export const AccountStep = ({ email, here }: AccountStepProps) => {
  const loginAddress = useLoginAddress();
  const { google } = usePageContext().site.auth;
  return email === null ? (
    <Step number={1} title="Your account" state="open">
      <p className={styles.why}>
        Your account keeps your answers, messages and orders private. Your order will still be here.
      </p>
      <div className={styles.buttons}>
        <LinkButton href={loginAddress(here, { signUp: true })}>Create your account</LinkButton>
        <LinkButton variant="secondary" href={loginAddress(here)}>
          I already have one
        </LinkButton>
        {google ? (
          <LinkButton variant="secondary" href={loginAddress(here, { google: true })}>
            Continue with Google
          </LinkButton>
        ) : null}
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
};
