import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ClinicianIdentity, type ShownClinician } from '#modules/prescription/ui.ts';
import { sayDay, sayTime } from '../domain/wall-clock.ts';
import styles from './booked-call.module.css';
import { CancelCallDocument } from './cancel-call.generated.ts';

export interface BookedCallProps {
  /** ISO instant. */
  readonly startsAt: string;
  readonly timeZone: string;
  readonly clinician: ShownClinician | null;
  readonly isByPhone: boolean;
  readonly joinUrl: string | null;
}

const wayOf = ({ isByPhone, joinUrl }: BookedCallProps): string => {
  if (isByPhone) return 'Your clinician will call the phone number in your account.';
  return joinUrl
    ? 'The room is open. Your browser may ask to use your camera and microphone.'
    : 'The link appears here 15 minutes before the call. You need a camera, a microphone and a quiet place.';
};

/** The call that is booked: when, with whom, how to join, and how to cancel it. */
export const BookedCall = (props: BookedCallProps) => {
  const { startsAt, timeZone, clinician, joinUrl } = props;
  const canceling = useMutation(CancelCallDocument);
  const start = new Date(startsAt);
  const [asking, setAsking] = useState(false);
  const cancel = async () => {
    const done = await canceling.run({});
    if (done) await refreshPage();
  };
  return (
    <Card>
      <Stack gap={4}>
        <h2>
          <span className={styles.part}>{sayDay(start, timeZone)},</span>{' '}
          <span className={styles.part}>{sayTime(start, timeZone)}</span>
        </h2>
        {clinician ? <ClinicianIdentity clinician={clinician} label="Your call is with" /> : null}
        <p>It takes about 20 minutes. {wayOf(props)}</p>
        {canceling.failure ? <Notice tone="danger">{canceling.failure.message}</Notice> : null}
        <Cluster gap={3}>
          {joinUrl ? <LinkButton href={joinUrl}>Join the call</LinkButton> : null}
          {asking ? (
            <>
              <Button variant="danger" pending={canceling.pending} onClick={() => void cancel()}>
                Yes, cancel the call
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Cancel the call
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
};
