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

const lineKinds = [
  { value: 'discount_rule', label: 'A lower price' },
  { value: 'gift', label: 'A gift: a product that is free beside another one' },
];

/** What a gift is, whatever is in the fields that it does not have. */
const giftTerms = { kind: 'percent', value: 100, appliesTo: 'over_the_counter', cycles: 1 };

/** Numbers of products as typed; 0, which no product has, for what is no number. */
const numbersIn = (typed: string): number[] | null =>
  typed.trim() === ''
    ? null
    : typed
        .trim()
        .split(/[\s,]+/)
        .map((one) => (/^\d{1,7}$/.test(one) ? Number(one) : 0));

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

type Field = readonly [string, (value: string) => void];

interface PriceTermsProps {
  readonly problem: (field: string) => string | undefined;
  readonly terms: Readonly<Record<'kind' | 'value' | 'appliesTo' | 'cycles', Field>>;
}

/** How much a lower price takes off what, and how often. */
const PriceTerms = ({ problem, terms: { kind, value, appliesTo, cycles } }: PriceTermsProps) => (
  <>
    <SelectField {...fieldProps('kind', kind, problem)} label="Kind" options={kinds} />
    <TextField
      {...fieldProps('value', value, problem)}
      label={kind[0] === 'percent' ? 'Percent' : 'Dollars for the whole order'}
      inputMode="decimal"
    />
    <SelectField {...fieldProps('appliesTo', appliesTo, problem)} label="It lowers" options={scopes} />
    <TextField
      {...fieldProps('cycles', cycles, problem)}
      label="Orders that it lowers"
      description="Counted from the first. Empty: every one, until the patient cancels."
      optional
      inputMode="numeric"
    />
  </>
);

/** The form of a new discount, which cannot be changed afterwards. */
export const CreateDiscountDialog = ({ onDone, onClose }: CreateDiscountDialogProps) => {
  const create = useMutation(DeskCreateDiscountDocument);
  const code = useState('');
  const description = useState('');
  const lineKind = useState('discount_rule');
  const productIds = useState('');
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
  const isGift = lineKind[0] === 'gift';
  const send = async (): Promise<void> => {
    const amount = kind[0] === 'percent' ? whole(value[0]) : cents(value[0]);
    const result = await create.run({
      input: {
        code: code[0] || null,
        description: description[0],
        lineKind: lineKind[0],
        productIds: numbersIn(productIds[0]),
        kind: kind[0],
        value: sendable(amount) ?? 0,
        appliesTo: appliesTo[0],
        cycles: sendable(whole(cycles[0])),
        ...(isGift ? giftTerms : {}),
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
      <SelectField
        {...fieldProps('lineKind', lineKind, create.problem)}
        label="What it is"
        options={lineKinds}
      />
      <TextField
        {...fieldProps('productIds', productIds, create.problem)}
        label="Numbers of its products"
        description={
          isGift
            ? 'What is given: sold without prescription, and once.'
            : 'With commas between them. Empty: everything that it can lower.'
        }
        optional={!isGift}
        maxLength={200}
      />
      {isGift ? null : <PriceTerms problem={create.problem} terms={{ kind, value, appliesTo, cycles }} />}
      <TextField
        {...fieldProps('minimumAmount', minimum, create.problem)}
        label={isGift ? 'With other products of, in dollars' : 'From an order of, in dollars'}
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
