import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { stateName } from '#kernel/us-states.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import { RemoveLicenseDocument } from './remove-license.generated.ts';

interface RemoveLicenseDialogProps {
  readonly member: DeskStaffRowFragment;
  readonly state: string;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks before a license is removed. */
export const RemoveLicenseDialog = ({ member, state, onDone, onClose }: RemoveLicenseDialogProps) => {
  const remove = useMutation(RemoveLicenseDocument);
  const send = async (): Promise<void> => {
    const result = await remove.run({ email: member.email, state });
    if (result?.ok) onDone(`The license in ${stateName(state)} was removed.`);
  };
  return (
    <FormDialog
      title={`Remove the license in ${stateName(state)}`}
      action="Remove the license"
      isDangerous
      pending={remove.pending}
      failure={remove.failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        {member.clinician?.name ?? member.email} can no longer decide about patients there. Others get their
        cases there, and nothing more is charged or sent on prescriptions of theirs for patients in{' '}
        {stateName(state)}.
      </p>
    </FormDialog>
  );
};
