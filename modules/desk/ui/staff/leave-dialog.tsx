import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { emptyLeave, LeaveFields } from '#modules/call/ui.ts';
import { colleaguesOf } from './colleagues-of.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import { SaveLeaveDocument } from './save-leave.generated.ts';

interface LeaveDialogProps {
  readonly member: DeskStaffRowFragment;
  readonly members: readonly DeskStaffRowFragment[];
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Enters a leave of a clinician. */
export const LeaveDialog = ({ member, members, onDone, onClose }: LeaveDialogProps) => {
  const save = useMutation(SaveLeaveDocument);
  const [leave, setLeave] = useState(emptyLeave);
  const { email } = member;
  const name = member.clinician?.name ?? email;
  const send = async (): Promise<void> => {
    const result = await save.run({ email, input: leave });
    if (result?.ok) onDone(`The leave of ${name} was saved.`);
  };
  return (
    <FormDialog
      title={`A leave of ${name}`}
      action="Save the leave"
      pending={save.pending}
      failure={save.failure?.fields.length === 0 ? save.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <LeaveFields colleagues={colleaguesOf(member, members)} problem={save.problem} onChange={setLeave} />
      <p>
        On these days no calls can be booked with them and new cases go to others. Calls that nobody takes
        over are released: the patients are told and choose another time. When the leave begins, their open
        cases go to the colleague who covers, or back to the queue.
      </p>
    </FormDialog>
  );
};
