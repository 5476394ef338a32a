import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { PhotoSteps } from '../ui/photos/photo-steps.tsx';
import { lastPhotos, progressGuides } from '../ui/photos/progress-views.ts';
import { ReminderChoice } from '../ui/photos/reminder-choice.tsx';
import { SavedCheckbox } from '../ui/photos/saved-checkbox.tsx';
import { DeleteProgressPhotoDocument } from './delete-progress-photo.generated.ts';
import { ProgressPageDocument } from './progress.generated.ts';
import { ShareProgressPhotoDocument } from './share-progress-photo.generated.ts';

export const data = pageData(ProgressPageDocument, () => ({}));

const TRACKER = '/progress-tracker';

/** Guided photos of the patient's progress, with the last photo of each view to compare with. */
export const Page = () => {
  const { progress } = signedIn(usePageData(data).currentUser);
  const remove = useMutation(DeleteProgressPhotoDocument);
  const share = useMutation(ShareProgressPhotoDocument);
  const taken = progress.photos.filter(({ isRecent }) => isRecent);
  const isShared = taken.length > 0 && taken.every((photo) => photo.isShared);
  const shareAll = async (wanted: boolean) => {
    for (const { id } of taken) if (!(await share.run({ id, isShared: wanted }))?.ok) return false;
    return true;
  };
  return (
    <PhotoSteps
      guides={progressGuides}
      photos={taken.map((photo) => ({ ...photo, status: 'uploaded', reason: null }))}
      path="/consultation/photos/progress"
      exitPath={TRACKER}
      back={{ label: 'Your progress', go: () => goTo(TRACKER) }}
      before={lastPhotos(progress.photos)}
      removing={remove}
      onRemove={(id) => remove.run({ id })}
      end={(done) => (
        <Stack gap={6}>
          <PageHeading
            title={done === 0 ? 'No photos this time' : `${done} of ${progressGuides.length} photos`}
            lead={
              done === 0
                ? 'You can come back at any time.'
                : 'They are in your timeline. You can add the missing views now or later.'
            }
          />
          {done > 0 ? (
            <SavedCheckbox
              name="share"
              label="Share today’s photos with my clinician"
              description="If you do not, only you see them. You can change this for each photo later."
              checked={isShared}
              onSave={shareAll}
            />
          ) : null}
          {share.failure ? <Notice tone="danger">{share.failure.message}</Notice> : null}
          <ReminderChoice remindAt={progress.remindAt} />
          <div>
            <Button size="large" full="phone" onClick={() => void goTo(TRACKER)}>
              {done > 0 ? 'Compare' : 'Go to your progress'}
            </Button>
          </div>
        </Stack>
      )}
    />
  );
};
