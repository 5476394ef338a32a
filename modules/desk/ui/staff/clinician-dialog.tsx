import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import { SaveClinicianDocument } from './save-clinician.generated.ts';

interface ClinicianDialogProps {
  readonly member: DeskStaffRowFragment;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** What patients see of a clinician. The portrait is the clinician's own, on their profile page. */
export const ClinicianDialog = ({ member, onDone, onClose }: ClinicianDialogProps) => {
  const { email, clinician } = member;
  const save = useMutation(SaveClinicianDocument);
  const name = useState(clinician?.name ?? member.name ?? '');
  const qualification = useState(clinician?.qualification ?? '');
  const medicalSchool = useState(clinician?.medicalSchool ?? '');
  const residency = useState(clinician?.residency ?? '');
  const signatureName = useState(clinician?.signatureName ?? '');
  const npi = useState(clinician?.npi ?? '');
  const [takesTurns, setTakesTurns] = useState(clinician?.takesTurns ?? true);
  const problem = (field: string): string | undefined => save.problem(`input.${field}`);
  const send = async (): Promise<void> => {
    const input = {
      name: name[0],
      qualification: qualification[0],
      medicalSchool: medicalSchool[0],
      residency: residency[0],
      signatureName: signatureName[0],
      npi: npi[0],
      takesTurns,
    };
    const result = await save.run({ email, input });
    if (result?.ok) onDone(`What patients see of ${name[0]} was saved.`);
  };
  return (
    <FormDialog
      title={`What patients see of ${member.name ?? email}`}
      action="Save"
      pending={save.pending}
      failure={save.failure?.fields.length === 0 ? save.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <TextField
        {...fieldProps('name', name, problem)}
        label="Name with title"
        description="Maya Okafor, MD"
      />
      <TextField
        {...fieldProps('qualification', qualification, problem)}
        label="Qualification"
        description="MD, board-certified in dermatology"
      />
      <TextField {...fieldProps('medicalSchool', medicalSchool, problem)} label="Medical school" optional />
      <TextField {...fieldProps('residency', residency, problem)} label="Residency" optional />
      <TextField {...fieldProps('signatureName', signatureName, problem)} label="Signature" />
      <TextField {...fieldProps('npi', npi, problem)} label="NPI" description="Ten digits" optional />
      <CheckboxField
        name="takesTurns"
        optional
        label="New visits are assigned to them in turn"
        checked={takesTurns}
        onChange={setTakesTurns}
      />
    </FormDialog>
  );
};
