import { useEffect, useRef } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import styles from './emergency.module.css';

export interface EmergencyProps {
  /** The emergency rules that fired; with `SELF-HARM` the crisis line comes first. */
  readonly ruleIds: readonly string[];
  /** Returns to the question while the visit has not ended yet. */
  readonly onTakeBack?: () => void;
}

const crisisLine = (
  <div className={styles.line} key="988">
    <p className={styles.what}>Thoughts of hurting yourself</p>
    <p>
      Call or text <strong>988</strong> at any hour. Someone trained will listen. It is free and private.
    </p>
    <div className={styles.actions}>
      <LinkButton href="tel:988">Call 988</LinkButton>
      <LinkButton variant="secondary" href="sms:988">
        Text 988
      </LinkButton>
    </div>
  </div>
);

const ambulance = (
  <div className={styles.line} key="911">
    <p className={styles.what}>Chest pain, fainting, trouble breathing, or danger right now</p>
    <p>
      Call <strong>911</strong>, or have someone take you to the nearest emergency room. Do not drive
      yourself.
    </p>
    <div className={styles.actions}>
      <LinkButton href="tel:911">Call 911</LinkButton>
    </div>
  </div>
);

/** ms after which the care team is alerted although no button was pressed. */
const ALERT_AFTER_MS = 120_000;

/**
 * The same page while the visit is still open. The care team is alerted when the patient leaves the page, as a phone
 * call does, or stays on it; an answer can be changed back, and the clinician sees that.
 */
export const EmergencyNow = (props: {
  readonly ruleIds: readonly string[];
  readonly onTakeBack: () => void;
  readonly alertCareTeam: () => Promise<void>;
}) => {
  const alert = useRef(props.alertCareTeam);
  const isTakenBack = useRef(false);
  useEffect(() => {
    alert.current = props.alertCareTeam;
  });
  useEffect(() => {
    const sendAlert = () => void alert.current();
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendAlert();
    };
    const timer = setTimeout(sendAlert, ALERT_AFTER_MS);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      // Navigation to another page of the app: the document was not hidden, but the patient has left this page.
      if (!isTakenBack.current) sendAlert();
    };
  }, []);
  const takeBack = () => {
    isTakenBack.current = true;
    props.onTakeBack();
  };
  return <Emergency ruleIds={props.ruleIds} onTakeBack={takeBack} />;
};

/** Short and calm: only whom to call now. No questions. */
export const Emergency = ({ ruleIds, onTakeBack }: EmergencyProps) => {
  const link = useLink();
  const crisisFirst = ruleIds.includes('SELF-HARM');
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <h1 id="question-title" tabIndex={-1}>
          {crisisFirst ? 'We are glad you told us' : 'Please get help now'}
        </h1>
        <p className={styles.lead}>
          {crisisFirst
            ? 'You do not have to go through this alone. People are there for you right now.'
            : 'What you describe can be an emergency. It should be looked at in person today, not in an online visit.'}
        </p>
      </Stack>
      {crisisFirst ? [crisisLine, ambulance] : [ambulance, crisisLine]}
      <div className={styles.after}>
        <p>
          Your online visit is on hold. Nothing is charged and nothing ships. Do not wait for a reply from us.
        </p>
        <p className={styles.links}>
          {onTakeBack ? (
            <Button variant="quiet" onClick={onTakeBack}>
              I chose this by mistake
            </Button>
          ) : (
            <LinkButton variant="quiet" href={link('/messages')}>
              Write to the care team when you are safe
            </LinkButton>
          )}
        </p>
      </div>
    </div>
  );
};
