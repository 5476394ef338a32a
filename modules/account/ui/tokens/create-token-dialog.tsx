import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { CheckboxGroup } from '#client/ui/checkbox-group.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { DeskCreateTokenDocument } from './create-token.generated.ts';
import type { CreatedToken } from './created-token-notice.tsx';

interface CreateTokenDialogProps {
  /** What the viewer may give to a token. */
  readonly scopes: readonly { readonly id: string; readonly text: string }[];
  readonly mayMakeForService: boolean;
  readonly onDone: (token: CreatedToken) => void;
  readonly onClose: () => void;
}

const kinds = [
  { value: 'personal', label: 'Mine', description: 'It ends when your account does.' },
  {
    value: 'service',
    label: 'A service of ours',
    description: 'It also ends when your account does: then a colleague makes another one.',
  },
];

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'One year' },
];

/** The form of a new token. */
export const CreateTokenDialog = (props: CreateTokenDialogProps) => {
  const { scopes, mayMakeForService, onDone, onClose } = props;
  const create = useMutation(DeskCreateTokenDocument);
  const name = useState('');
  const kind = useState('personal');
  const chosen = useState<readonly string[]>([]);
  const days = useState('90');
  const send = async (): Promise<void> => {
    const result = await create.run({
      kind: kind[0],
      name: name[0],
      scopes: [...chosen[0]],
      days: Number(days[0]),
    });
    if (result?.ok) onDone({ name: name[0].trim(), ...result.value.deskCreateToken });
  };
  return (
    <FormDialog
      title="Make a token"
      action="Make the token"
      pendingLabel="Making"
      pending={create.pending}
      failure={create.failure?.fields.length === 0 ? create.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <TextField
        {...fieldProps('name', name, create.problem)}
        label="Name of the program"
        description="The audit log shows it."
        autoComplete="off"
        maxLength={60}
      />
      {mayMakeForService ? (
        <RadioGroup
          {...fieldProps('kind', kind, create.problem)}
          label="Whose program is it?"
          options={kinds}
        />
      ) : null}
      <CheckboxGroup
        {...fieldProps('scopes', chosen, create.problem)}
        label="What may it do?"
        description="Choose as little as the program needs. No token decides about care or moves money."
        options={scopes.map(({ id, text }) => ({ value: id, label: text, description: id }))}
      />
      <SelectField {...fieldProps('days', days, create.problem)} label="For how long?" options={lifetimes} />
    </FormDialog>
  );
};
