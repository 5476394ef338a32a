import { type ReactNode, useState } from 'react';
import { AddressFields } from '#client/addresses/address-fields.tsx';
import { type AddressValues, addressInput, addressValues } from '#client/addresses/address-values.ts';
import type { MutationState } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';

interface EditAddressProps {
  readonly title: string;
  readonly initial?: Parameters<typeof addressValues>[0];
  /** The mutation that `save` sends: its failure is shown beside the fields. */
  readonly saving: Pick<MutationState<unknown, never>, 'pending' | 'failure' | 'problem'>;
  readonly save: (address: ReturnType<typeof addressInput>) => Promise<void>;
  readonly onClose: () => void;
  /** Text under the fields, given their values. */
  readonly note?: (values: AddressValues) => ReactNode;
}

/** The fields of an address over the page. */
export const EditAddress = ({ title, initial, saving, save, onClose, note }: EditAddressProps) => {
  const [values, setValues] = useState(() => addressValues(initial));
  const { failure, pending } = saving;
  return (
    <FormDialog
      title={title}
      action="Save address"
      pending={pending}
      failure={failure && failure.fields.length === 0 ? failure : null}
      onSend={() => void save(addressInput(values))}
      onClose={onClose}
    >
      <AddressFields
        values={values}
        problem={(name) => saving.problem(name)}
        onChange={(changed) => setValues((all) => ({ ...all, ...changed }))}
      />
      {note?.(values)}
    </FormDialog>
  );
};
