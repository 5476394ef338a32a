import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CreateReferralLinkDocument } from './create-referral-link.generated.ts';
import { invitationText } from './invitation-text.ts';
import styles from './referral.module.css';

const share = async (url: string): Promise<void> => {
  const text = invitationText(url);
  if (typeof navigator.share !== 'function') return copyText(text, 'link');
  // Closing the sheet of the device is no failure.
  await navigator.share({ text }).catch(() => undefined);
};

/** The patient's link, which they make themselves, and how to pass it on. */
export const ReferralLink = ({ url }: { readonly url: string | null }) => {
  const create = useMutation(CreateReferralLinkDocument);
  const [made, setMade] = useState(url);
  const make = async (): Promise<void> => {
    const result = await create.run({});
    if (result?.ok) setMade(result.value.createReferralLink);
  };
  return (
    <Stack gap={4}>
      {made ? (
        <>
          <p className={styles.link}>{made}</p>
          <Cluster gap={3}>
            <Button onClick={() => void copyText(made, 'link')}>Copy link</Button>
            <Button variant="secondary" onClick={() => void share(made)}>
              Share
            </Button>
          </Cluster>
          <p>
            What we share says only: “{invitationText('your link')}”. You choose who gets it; we never ask for
            your contacts.
          </p>
        </>
      ) : (
        <div>
          <Button pending={create.pending} pendingLabel="Making your link" onClick={() => void make()}>
            Make my link
          </Button>
        </div>
      )}
      {create.failure ? <Notice tone="danger">{create.failure.message}</Notice> : null}
    </Stack>
  );
};
