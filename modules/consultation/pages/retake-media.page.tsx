import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { NoVisit } from '../ui/no-visit.tsx';
import { documentGuidesFor } from '../ui/photos/document-guides.ts';
import { PhotoSteps } from '../ui/photos/photo-steps.tsx';
import { RejectedList } from '../ui/photos/rejected-list.tsx';
import { guidesFor, type Photo, slotOf, type ViewCopy } from '../ui/photos/views.ts';
import { RemovePhotoDocument } from './remove-photo.generated.ts';
import { RetakeMediaPageDocument } from './retake-media.generated.ts';

export const data = pageData(RetakeMediaPageDocument, () => ({}));

const nothingRejected = {
  title: 'No photos to retake',
  lead: 'When your clinician cannot use a photo, it is listed here with the reason and what would help. Right now, your photos are fine or have not been reviewed yet.',
  action: { label: 'Go to your dashboard', href: '/dashboard' },
  other: { label: 'See your progress', href: '/progress-tracker' },
};

const Steps = ({
  guides,
  photos,
}: {
  readonly guides: readonly ViewCopy[];
  readonly photos: readonly Photo[];
}) => {
  const link = useLink();
  const remove = useMutation(RemovePhotoDocument);
  return (
    <PhotoSteps
      guides={guides}
      photos={photos}
      back={{ label: 'Dashboard', go: () => goTo('/dashboard') }}
      removing={remove}
      onRemove={(photoId) => remove.run({ photoId })}
      end={(done) => (
        <Stack gap={6}>
          <PageHeading
            title={done === guides.length ? 'Thank you, that is all' : 'Not all photos are here yet'}
            lead={
              done === guides.length
                ? 'Your clinician has your new photos and is continuing your visit. We will write to you when there is an answer.'
                : 'Choose the one that is missing above. Your visit is on hold until you send it.'
            }
          />
          <div>
            <LinkButton size="large" full="phone" href={link('/dashboard')}>
              Go to your dashboard
            </LinkButton>
          </div>
        </Stack>
      )}
    />
  );
};

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  const photos: readonly Photo[] = [...(visit?.photos ?? []), ...(visit?.identification?.photos ?? [])];
  const rejected = photos.filter((photo) => slotOf(photo) === 'rejected');
  const views = rejected.map(({ view }) => view);
  // Stored from the start, so that a retaken photo stays in the list until the end.
  const [guides] = useState(() => [...guidesFor(views), ...documentGuidesFor(views)]);
  const [isTaking, setIsTaking] = useState(false);
  if (!visit || guides.length === 0) return <NoVisit {...nothingRejected} />;
  if (isTaking || rejected.length === 0) return <Steps guides={guides} photos={photos} />;
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Do this later" width="regular">
      <Stack gap={8}>
        <PageHeading
          title={guides.length === 1 ? 'One photo to retake' : `${guides.length} photos to retake`}
          lead={
            visit.retakeDueAt
              ? `We can wait until ${formatDate(visit.retakeDueAt)}. After that, your visit ends, and you are not charged for it.`
              : 'Your visit is on hold until we have them.'
          }
        />
        <RejectedList guides={guides} photos={rejected} />
        <div>
          <Button size="large" full="phone" onClick={() => setIsTaking(true)}>
            {guides.length === 1 ? 'Take it again' : 'Take them again'}
          </Button>
        </div>
      </Stack>
    </FlowLayout>
  );
};
