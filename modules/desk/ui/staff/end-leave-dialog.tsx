import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { leaveDays } from '#modules/call/ui.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import { EndLeaveDocument } from './end-leave.generated.ts';

type Leave = NonNullable<DeskStaffRowFragment['clinician']>['leaves'][number];

interface EndLeaveDialogProps {
  readonly member: DeskStaffRowFragment;
  readonly leave: Leave;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks before a leave is removed, or ended early. */
export const EndLeaveDialog = ({ member, leave, onDone, onClose }: EndLeaveDialogProps) => {
  const end = useMutation(EndLeaveDocument);
  const { clinicianName: name, isNow } = leave;
  const send = async (): Promise<void> => {
    const result = await end.run({ email: member.email, id: leave.id });
    if (result?.ok) onDone(`The leave of ${name} ${isNow ? 'has ended' : 'was removed'}.`);
  };
  return (
    <FormDialog
      title={`${isNow ? 'End' : 'Remove'} the leave of ${name}`}
      action={isNow ? 'End the leave now' : 'Remove the leave'}
      isDangerous
      pending={end.pending}
      failure={end.failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        {leaveDays(leave)}. Patients can book calls with them again, and they get new cases. Calls and cases
        that went to others stay there.
      </p>
    </FormDialog>
  );
};
