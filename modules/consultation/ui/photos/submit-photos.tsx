import type { ReactNode } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo } from '#client/routing/navigate.ts';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { FinishPhotosDocument } from '../../pages/finish-photos.generated.ts';

/** The end of the photo steps: how many there are of how many, and `children` to continue with. */
export const PhotosEnd = ({
  done,
  of,
  lead,
  children,
}: {
  readonly done: number;
  readonly of: number;
  readonly lead: string;
  readonly children: ReactNode;
}) => (
  <Stack gap={6}>
    <PageHeading title={done === of ? 'All photos are here' : `${done} of ${of} photos`} lead={lead} />
    {children}
  </Stack>
);

/** As `PhotosEnd`, with the button that submits the photos of a visit and continues to `nextPath`. */
export const SubmitPhotos = ({
  nextPath,
  ...end
}: Omit<Parameters<typeof PhotosEnd>[0], 'children'> & { readonly nextPath: string }) => {
  const finish = useMutation(FinishPhotosDocument);
  const send = async () => {
    const result = await finish.run({});
    if (result?.ok) await goTo(nextPath);
  };
  return (
    <PhotosEnd {...end}>
      {finish.failure ? <Notice tone="danger">{finish.failure.message}</Notice> : null}
      <div>
        <SendButton sending={finish} pendingLabel="Submitting your photos" onSend={send}>
          {end.done === 0 ? 'Continue without photos' : 'Submit photos'}
        </SendButton>
      </div>
    </PhotosEnd>
  );
};
