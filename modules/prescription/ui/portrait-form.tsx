import { useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { ProfilePageQuery } from '../pages/profile.generated.ts';
import { DeskRemovePortraitDocument } from './remove-portrait.generated.ts';
import { uploadPortrait } from './upload-portrait.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic';

type Profile = NonNullable<ProfilePageQuery['deskProfile']>;

/** The clinician as patients see them, with the portrait to choose or to remove; initials stand in for it. */
export const PortraitForm = ({ profile }: { readonly profile: Profile }) => {
  const { name, qualification, medicalSchool, residency, photoUrl } = profile;
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
        <h2 id="portrait-title">{name}</h2>
        <Cluster gap={5}>
          <Avatar name={name} photo={photoUrl} size="large" />
          <Stack gap={2}>
            <p>{qualification}</p>
            {medicalSchool ? <p>{medicalSchool}</p> : null}
            {residency ? <p>Residency: {residency}</p> : null}
            <p>{photoUrl ? 'Patients see this portrait.' : 'Patients see your initials.'}</p>
          </Stack>
        </Cluster>
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
