import { useMutation } from '#client/forms/use-mutation.ts';
import { Notice } from '#client/ui/notice.tsx';
import { formatDate } from '#kernel/dates.ts';
import { RemindOfProgressDocument } from '../../pages/remind-of-progress.generated.ts';
import { SavedCheckbox } from './saved-checkbox.tsx';

/** The monthly reminder, off until the patient wants it. */
export const ReminderChoice = ({ remindAt }: { readonly remindAt: string | null }) => {
  const remind = useMutation(RemindOfProgressDocument);
  const onSave = async (isOn: boolean) => (await remind.run({ isOn }))?.ok === true;
  return (
    <>
      <SavedCheckbox
        name="reminder"
        label="Remind me once a month"
        description={
          remindAt
            ? `The next one comes on ${formatDate(remindAt)}, a month after your last photo.`
            : 'By email, a month after your last photo. It does not say what it is about.'
        }
        checked={remindAt !== null}
        onSave={onSave}
      />
      {remind.failure ? <Notice tone="danger">{remind.failure.message}</Notice> : null}
    </>
  );
};
