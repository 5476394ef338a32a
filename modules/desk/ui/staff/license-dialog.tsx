import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { DateField } from '#client/ui/date-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { stateName, usStates } from '#kernel/us-states.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import { SaveLicenseDocument } from './save-license.generated.ts';

interface LicenseDialogProps {
  readonly member: DeskStaffRowFragment;
  /** Two-letter code of the license that is changed; null for another one. */
  readonly state: string | null;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

const options = usStates.map(([value, label]) => ({ value, label }));

/** Enters a license of a clinician, or changes it. */
export const LicenseDialog = ({ member, state: known, onDone, onClose }: LicenseDialogProps) => {
  const license = member.clinician?.licenses.find(({ state }) => state === known);
  const save = useMutation(SaveLicenseDocument);
  const state = useState(known ?? '');
  const number = useState(license?.number ?? '');
  const expiresOn = useState(license?.expiresOn ?? '');
  const problem = (field: string): string | undefined => save.problem(`input.${field}`);
  const send = async (): Promise<void> => {
    const input = { state: state[0], number: number[0], expiresOn: expiresOn[0] };
    const result = await save.run({ email: member.email, input });
    if (result?.ok) onDone(`The license in ${stateName(state[0])} was saved.`);
  };
  const name = member.clinician?.name ?? member.email;
  return (
    <FormDialog
      title={known === null ? `A license of ${name}` : `License of ${name} in ${stateName(known)}`}
      action="Save the license"
      pending={save.pending}
      failure={save.failure?.fields.length === 0 ? save.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      {known === null ? (
        <SelectField
          {...fieldProps('state', state, problem)}
          label="State"
          options={options}
          placeholder="Choose a state"
        />
      ) : null}
      <TextField {...fieldProps('number', number, problem)} label="Number" autoComplete="off" />
      <DateField
        name="expiresOn"
        defaultValue={license?.expiresOn ?? ''}
        onChange={expiresOn[1]}
        error={problem('expiresOn')}
        label="Last day"
      />
      <p>After the last day they cannot decide about patients there, and others get their cases there.</p>
    </FormDialog>
  );
};
