import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { colleaguesOf } from './colleagues-of.ts';
import { DeactivateStaffDocument } from './deactivate-staff.generated.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';

interface DeactivateDialogProps {
  readonly member: DeskStaffRowFragment;
  readonly members: readonly DeskStaffRowFragment[];
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

const NOBODY = 'nobody';

/** Asks before an account of staff is deactivated, and who takes over what a clinician had. */
export const DeactivateDialog = ({ member, members, onDone, onClose }: DeactivateDialogProps) => {
  const change = useMutation(DeactivateStaffDocument);
  const colleague = useState(NOBODY);
  const { email } = member;
  const colleagues = colleaguesOf(member, members).map(({ id, name }) => ({ value: id, label: name }));
  const send = async (): Promise<void> => {
    const handOverTo = colleague[0] === NOBODY ? null : colleague[0];
    const result = await change.run({ email, handOverTo });
    if (result?.ok) onDone(`${email} was deactivated.`);
  };
  return (
    <FormDialog
      title={`Deactivate ${member.name ?? email}`}
      action="Deactivate the account"
      isDangerous
      pending={change.pending}
      failure={change.failure?.fields.length === 0 ? change.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        They are signed out everywhere immediately and can no longer sign in. What they did stays recorded.
      </p>
      {member.role === 'clinician' ? (
        <>
          <SelectField
            {...fieldProps('handOverTo', colleague, change.problem)}
            label="Who takes over their booked calls and cases"
            description="They get the cases of patients in whose state they are licensed, and the calls at times at which they are free."
            options={[{ value: NOBODY, label: 'Nobody in particular' }, ...colleagues]}
          />
          <p>
            All other booked calls are released: the patients are told and choose another time. All other
            cases go back to the queue, or to a licensed colleague.
          </p>
        </>
      ) : null}
    </FormDialog>
  );
};
