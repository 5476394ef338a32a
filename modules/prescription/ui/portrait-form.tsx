import { useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { ProfilePageQuery } from '../pages/profile.generated.ts';
import { ClinicianIdentity } from './clinician-identity.tsx';
import { DeskRemovePortraitDocument } from './remove-portrait.generated.ts';
import { Signature } from './signature.tsx';
import { uploadPortrait } from './upload-portrait.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic';

type Profile = NonNullable<ProfilePageQuery['deskProfile']>;

/** The clinician as patients see them, with the portrait to choose or to remove; initials stand in for it. */
export const PortraitForm = ({ profile }: { readonly profile: Profile }) => {
  const { photoUrl } = profile;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const removing = useMutation(DeskRemovePortraitDocument);

  const send = async (file: File) => {
    setPending(true);
    const sent = await uploadPortrait(file);
    setProblem(sent.ok ? null : sent.failure.message);
    if (sent.ok) {
      toast('Patients see your new portrait.');
      await refreshPage();
    }
    setPending(false);
  };

  const remove = async () => {
    const removed = await removing.run({});
    if (!removed?.ok) return;
    toast('Patients see your initials.');
    await refreshPage();
  };

  return (
    <Card as="section" aria-labelledby="portrait-title">
      <Stack gap={5}>
        <ClinicianIdentity clinician={{ ...profile, license: null }} headingId="portrait-title">
          <p>{photoUrl ? 'Patients see this portrait.' : 'Patients see your initials.'}</p>
        </ClinicianIdentity>
        <Stack gap={2}>
          <p>You sign what you write with an approval, and the reason for a plan that you propose, as:</p>
          <Signature name={profile.signatureName} />
          <p>Staff managers enter changes of name, credentials and signature.</p>
        </Stack>
        <p>
          A photo of your face, as a JPEG, PNG, WebP or HEIC file of at most 12 MB. It is cut to a square, and
          place and time are taken out of it.
        </p>
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {removing.failure ? <Notice tone="danger">{removing.failure.message}</Notice> : null}
        <Cluster gap={3}>
          <Button pending={pending} pendingLabel="Uploading" onClick={() => input.current?.click()}>
            {photoUrl ? 'Choose another photo' : 'Choose a photo'}
          </Button>
          {photoUrl ? (
            <Button variant="secondary" pending={removing.pending} onClick={() => void remove()}>
              Remove it
            </Button>
          ) : null}
        </Cluster>
        <input
          ref={input}
          hidden
          type="file"
          accept={ACCEPTED}
          aria-label="Your portrait"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file may be chosen again after it was refused.
            currentTarget.value = '';
            if (file) void send(file);
          }}
        />
      </Stack>
    </Card>
  );
};
