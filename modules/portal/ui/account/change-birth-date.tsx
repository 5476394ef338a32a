import { type FormEvent, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toast } from '#client/ui/toast.tsx';
import { ChangeBirthDateDocument } from './change-birth-date.generated.ts';

const BirthDateForm = ({ dob, onSaved }: { readonly dob: string; readonly onSaved: () => void }) => {
  const change = useMutation(ChangeBirthDateDocument);
  const [date, setDate] = useState(dob);
  const [reason, setReason] = useState('');
  const problems = change.failure?.fields ?? [];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const result = await change.run({ dob: date, reason });
    if (!result?.ok) return;
    toast('Your date of birth was changed.', { tone: 'success' });
    onSaved();
    await refreshPage();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <FormErrorSummary
          problems={problems}
          message={problems.length === 0 ? change.failure?.message : undefined}
          focus="field"
        />
        <DateField
          name="dob"
          label="Date of birth"
          description="As shown on your photo ID. A clinician reviews the change, and your treatment may be on hold until then."
          birthday
          defaultValue={dob}
          error={change.problem('dob')}
          onChange={setDate}
        />
        <TextArea
          id="field-reason"
          name="reason"
          label="Why is it different?"
          rows={2}
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={change.problem('reason')}
        />
        <Button type="submit" full="phone" pending={change.pending} pendingLabel="Saving">
          Save date of birth
        </Button>
      </Stack>
    </form>
  );
};

/** “Correct” beside the birth date, and the form over the page. */
export const ChangeBirthDate = ({ dob }: { readonly dob: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" aria-label="Correct date of birth" onClick={() => setOpen(true)}>
        Correct
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Correct your date of birth">
        {isOpen ? <BirthDateForm dob={dob} onSaved={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
};
