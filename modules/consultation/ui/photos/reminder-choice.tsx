import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatDate } from '#kernel/dates.ts';
import { RemindOfProgressDocument } from '../../pages/remind-of-progress.generated.ts';

/** The monthly reminder, off until the patient wants it. */
export const ReminderChoice = ({ remindAt }: { readonly remindAt: string | null }) => {
  const remind = useMutation(RemindOfProgressDocument);
  const onChange = async (isOn: boolean) => {
    const sent = await remind.run({ isOn });
    if (sent?.ok) await refreshPage();
  };
  return (
    <>
      <CheckboxField
        name="reminder"
        optional
        label="Remind me once a month"
        description={
          remindAt
            ? `The next one comes on ${formatDate(remindAt)}, a month after your last photo.`
            : 'By email, a month after your last photo. It does not say what it is about.'
        }
        checked={remindAt !== null}
        onChange={(isOn) => void onChange(isOn)}
      />
      {remind.failure ? <Notice tone="danger">{remind.failure.message}</Notice> : null}
    </>
  );
};
