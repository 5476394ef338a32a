import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { NoVisit, noVisit } from '../ui/no-visit.tsx';
import { ChooseIdentification, type IdentificationKind } from '../ui/photos/choose-identification.tsx';
import { idGuides, passportGuides } from '../ui/photos/document-guides.ts';
import { IdentificationStatus } from '../ui/photos/identification-status.tsx';
import { PhotoSteps } from '../ui/photos/photo-steps.tsx';
import { slotOf } from '../ui/photos/views.ts';
import { IdentificationPageDocument, type IdentificationPageQuery } from './identification.generated.ts';
import { RemovePhotoDocument } from './remove-photo.generated.ts';
import { SendIdentificationDocument } from './send-identification.generated.ts';

export const data = pageData(IdentificationPageDocument, () => ({}));

type Visit = NonNullable<NonNullable<IdentificationPageQuery['currentUser']>['visit']>;

const questionsFirst = {
  title: 'Your health questions come first',
  lead: 'Once you have answered them, we ask you to confirm who you are. Your answers so far are saved.',
  action: { label: 'Go to your dashboard', href: '/dashboard' },
};

/** The document that the patient has begun to photograph; null before the first picture. */
const begunOf = (photos: readonly { readonly view: string }[]): IdentificationKind | null => {
  if (photos.some(({ view }) => view === 'passport')) return 'passport';
  return photos.length > 0 ? 'id' : null;
};

const Pictures = ({
  visit,
  kind,
  onBack,
}: {
  readonly visit: Visit;
  readonly kind: IdentificationKind;
  readonly onBack: () => void;
}) => {
  const photos = visit.identification?.photos ?? [];
  const guides = kind === 'id' ? idGuides : passportGuides;
  const remove = useMutation(RemovePhotoDocument);
  const send = useMutation(SendIdentificationDocument);
  const isComplete = guides.every(
    ({ view }) => slotOf(photos.find((photo) => photo.view === view)) === 'done',
  );
  const submit = async () => {
    const sent = await send.run({ method: 'document', note: null });
    if (sent?.ok) await refreshPage();
  };
  return (
    <PhotoSteps
      guides={guides}
      photos={photos}
      back={{ label: 'Choose another way', go: onBack }}
      removing={remove}
      onRemove={(photoId) => remove.run({ photoId })}
      end={() => (
        <Stack gap={6}>
          <PageHeading
            title={isComplete ? 'Ready to submit' : 'A picture is missing'}
            lead={
              isComplete
                ? 'A clinician compares the name and date of birth with your account. Nobody else uses the picture.'
                : 'Choose it above to add it.'
            }
          />
          {send.failure ? <Notice tone="danger">{send.failure.message}</Notice> : null}
          {isComplete ? (
            <div>
              <SendButton sending={send} pendingLabel="Submitting" onSend={submit}>
                Submit
              </SendButton>
            </div>
          ) : null}
        </Stack>
      )}
    />
  );
};

const Open = ({ visit }: { readonly visit: Visit }) => {
  const { identification } = visit;
  const [kind, setKind] = useState(() => begunOf(identification?.photos ?? []));
  return kind === null ? (
    <ChooseIdentification isMismatch={identification?.status === 'mismatch'} onChoose={setKind} />
  ) : (
    <Pictures visit={visit} kind={kind} onBack={() => setKind(null)} />
  );
};

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  if (!visit) return <NoVisit {...noVisit} />;
  const { identification } = visit;
  if (visit.canUploadPhotos && !visit.submittedAt) return <NoVisit {...questionsFirst} />;
  const isTheirTurn =
    visit.canUploadPhotos &&
    (identification === null || ['asked', 'mismatch'].includes(identification.status));
  if (isTheirTurn) return <Open visit={visit} />;
  return <IdentificationStatus identification={identification} />;
};
