import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import type { Failure, FieldProblem } from '#kernel/result.ts';
import { track } from '#modules/analytics/ui.ts';
import { AddressFields } from './address-fields.tsx';
import type { AddressValues } from './address-values.ts';

interface AddressFormProps {
  readonly initial: AddressValues;
  /** True when the address was saved; otherwise `failure` says why not. */
  readonly save: (values: AddressValues) => Promise<boolean>;
  readonly pending: boolean;
  readonly failure: Failure | null;
  /** Text under the fields, given their current values. */
  readonly note: (values: AddressValues) => ReactNode;
}

const none: readonly FieldProblem[] = [];

const AddressForm = ({
  initial,
  save,
  pending,
  failure,
  note,
  onSaved,
}: AddressFormProps & { readonly onSaved: () => void }) => {
  const [values, setValues] = useState(initial);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const problems = failure?.fields ?? none;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setCorrected([]);
    if (await save(values)) onSaved();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <FormErrorSummary
          problems={problems}
          message={problems.length === 0 ? failure?.message : undefined}
          focus="field"
        />
        <AddressFields
          values={values}
          problem={(name) =>
            corrected.includes(name) ? undefined : problems.find(({ field }) => field === name)?.message
          }
          onChange={(changed) => {
            setCorrected((fields) => [...fields, ...Object.keys(changed)]);
            setValues((all) => ({ ...all, ...changed }));
          }}
        />
        {note(values)}
        <Button type="submit" full="phone" pending={pending} pendingLabel="Saving">
          Save address
        </Button>
      </Stack>
    </form>
  );
};

/**
 * “Change address” and its form over the page. Analytics records that it opened and how it ended, never the address.
 */
export const ChangeAddressButton = (props: AddressFormProps) => {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    track('address modal opened');
  };
  const end = (how: 'address modal saved' | 'address modal closed'): void => {
    setOpen(false);
    track(how);
  };
  return (
    <>
      <Button size="small" variant="secondary" onClick={open}>
        Change address
      </Button>
      <Dialog
        open={isOpen}
        title="Where should your packages go?"
        onClose={() => end('address modal closed')}
      >
        <AddressForm {...props} onSaved={() => end('address modal saved')} />
      </Dialog>
    </>
  );
};
