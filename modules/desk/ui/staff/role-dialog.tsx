import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { ChangeStaffRoleDocument } from './change-role.generated.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import { RoleField } from './role-field.tsx';

interface RoleDialogProps {
  readonly member: DeskStaffRowFragment;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Gives a member of staff another role. */
export const RoleDialog = ({ member, onDone, onClose }: RoleDialogProps) => {
  const change = useMutation(ChangeStaffRoleDocument);
  const role = useState(member.role);
  const send = async (): Promise<void> => {
    const result = await change.run({ email: member.email, role: role[0] });
    if (result?.ok) onDone(`The role of ${member.email} was changed.`);
  };
  return (
    <FormDialog
      title={`Role of ${member.name ?? member.email}`}
      action="Change the role"
      pending={change.pending}
      failure={change.failure?.fields.length === 0 ? change.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <RoleField role={role} problem={change.problem} />
      <p>They are signed out everywhere, and have the new role when they sign in again.</p>
      {member.role === 'clinician' ? (
        <p>Cases that a clinician leaves go back to the queue, or to a licensed colleague.</p>
      ) : null}
    </FormDialog>
  );
};
