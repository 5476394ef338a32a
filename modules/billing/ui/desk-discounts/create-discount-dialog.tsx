import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { DeskCreateDiscountDocument } from './create-discount.generated.ts';

interface CreateDiscountDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const scopes = [
  { value: 'everything', label: 'Everything' },
  { value: 'over_the_counter', label: 'What needs no prescription' },
  { value: 'prescription', label: 'Prescription products, where a state allows it' },
];

const kinds = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Dollars' },
];

/** A number as typed; NaN for invalid input, which the server refuses. */
const whole = (typed: string): number | null => (typed.trim() === '' ? null : Math.round(Number(typed)));

const cents = (typed: string): number | null =>
  typed.trim() === '' ? null : Math.round(Number(typed.replace(/[$,]/g, '')) * 100);

/** NaN cannot be sent; 0 is refused everywhere where a number is needed. */
const sendable = (value: number | null): number | null =>
  value === null || Number.isFinite(value) ? value : 0;

/** The form of a new discount, which cannot be changed afterwards. */
export const CreateDiscountDialog = ({ onDone, onClose }: CreateDiscountDialogProps) => {
  const create = useMutation(DeskCreateDiscountDocument);
  const code = useState('');
  const description = useState('');
  const kind = useState('percent');
  const value = useState('');
  const appliesTo = useState('over_the_counter');
  const cycles = useState('1');
  const minimum = useState('');
  const validUntil = useState('');
  const maxUses = useState('');
  const perPerson = useState('1');
  const reason = useState('');
  const [firstOrderOnly, setFirstOrderOnly] = useState(false);
  const [stackable, setStackable] = useState(false);
  const send = async (): Promise<void> => {
    const amount = kind[0] === 'percent' ? whole(value[0]) : cents(value[0]);
    const result = await create.run({
      input: {
        code: code[0] || null,
        description: description[0],
        kind: kind[0],
        value: sendable(amount) ?? 0,
        appliesTo: appliesTo[0],
        cycles: sendable(whole(cycles[0])),
        minimumAmount: sendable(cents(minimum[0])),
        validUntil: validUntil[0] || null,
        maxUses: sendable(whole(maxUses[0])),
        maxUsesPerPerson: sendable(whole(perPerson[0])),
        firstOrderOnly,
        stackable,
        reason: reason[0],
      },
    });
    if (result?.ok) onDone();
  };
  return (
    <FormDialog
      title="Make a discount"
      action="Make the discount"
      pending={create.pending}
      failure={create.failure?.fields.length === 0 ? create.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <TextField
        {...fieldProps('code', code, create.problem)}
        label="Code"
        description="3 to 30 letters and digits. Leave it empty for a discount that applies automatically."
        optional
        maxLength={30}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        {...fieldProps('description', description, create.problem)}
        label="On the invoice"
        description="What patients read, such as “Welcome: 20% off”."
        maxLength={60}
      />
      <SelectField {...fieldProps('kind', kind, create.problem)} label="Kind" options={kinds} />
      <TextField
        {...fieldProps('value', value, create.problem)}
        label={kind[0] === 'percent' ? 'Percent' : 'Dollars for the whole order'}
        inputMode="decimal"
      />
      <SelectField
        {...fieldProps('appliesTo', appliesTo, create.problem)}
        label="It lowers"
        options={scopes}
      />
      <TextField
        {...fieldProps('cycles', cycles, create.problem)}
        label="Orders that it lowers"
        description="Counted from the first. Empty: every one, until the patient cancels."
        optional
        inputMode="numeric"
      />
      <TextField
        {...fieldProps('minimumAmount', minimum, create.problem)}
        label="From an order of, in dollars"
        optional
        inputMode="decimal"
      />
      <TextField
        {...fieldProps('validUntil', validUntil, create.problem)}
        label="Last day"
        description="As year, month and day: 2027-01-31."
        optional
        inputMode="numeric"
      />
      <TextField
        {...fieldProps('maxUses', maxUses, create.problem)}
        label="Uses in all, at most"
        optional
        inputMode="numeric"
      />
      <TextField
        {...fieldProps('maxUsesPerPerson', perPerson, create.problem)}
        label="Uses for each person, at most"
        optional
        inputMode="numeric"
      />
      <CheckboxField
        name="firstOrderOnly"
        optional
        label="For a first order only"
        checked={firstOrderOnly}
        onChange={setFirstOrderOnly}
      />
      <CheckboxField
        name="stackable"
        optional
        label="Goes together with other discounts that do"
        checked={stackable}
        onChange={setStackable}
      />
      <TextArea {...fieldProps('reason', reason, create.problem)} label="Reason" maxLength={500} />
    </FormDialog>
  );
};
