import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { EmailField } from '#client/ui/email-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { InviteStaffDocument } from './invite-staff.generated.ts';
import { RoleField } from './role-field.tsx';

interface InviteDialogProps {
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Invites a person by email, in a role. */
export const InviteDialog = ({ onDone, onClose }: InviteDialogProps) => {
  const invite = useMutation(InviteStaffDocument);
  const email = useState('');
  const role = useState('');
  const send = async (): Promise<void> => {
    const result = await invite.run({ email: email[0], role: role[0] });
    if (result?.ok) onDone(`${email[0].trim()} gets an email with a link. It works once, for a week.`);
  };
  return (
    <FormDialog
      title="Invite somebody"
      action="Send the invitation"
      pendingLabel="Sending"
      pending={invite.pending}
      failure={invite.failure?.fields.length === 0 ? invite.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <EmailField
        {...fieldProps('email', email, invite.problem)}
        autoComplete="off"
        description="An address that no patient’s account has."
      />
      <RoleField role={role} problem={invite.problem} />
    </FormDialog>
  );
};
