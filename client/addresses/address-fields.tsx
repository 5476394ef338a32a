import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { usStates } from '#kernel/us-states.ts';
import { FieldPair } from '../ui/field-pair.tsx';
import { type AddressField, type AddressValues, foundValues } from './address-values.ts';
import { StreetField } from './street-field.tsx';

const stateOptions = usStates.map(([value, label]) => ({ value, label }));

interface AddressFieldsProps {
  readonly values: AddressValues;
  readonly problem: (field: string) => string | undefined;
  /** Called with the fields that changed. */
  readonly onChange: (changed: Partial<AddressValues>) => void;
}

/** The fields of a delivery address. */
export const AddressFields = ({ values, problem, onChange }: AddressFieldsProps) => {
  const field = (name: AddressField) => ({
    name,
    value: values[name],
    error: problem(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <StreetField
        {...field('address.streetAddress1')}
        label="Street address"
        autoComplete="shipping address-line1"
        maxLength={100}
        onFound={(found) => onChange(foundValues(found))}
      />
      <TextField
        {...field('address.streetAddress2')}
        label="Apartment or suite"
        optional
        autoComplete="shipping address-line2"
        maxLength={100}
      />
      <TextField
        {...field('address.city')}
        label="City"
        autoComplete="shipping address-level2"
        maxLength={60}
      />
      <FieldPair first="longer">
        <SelectField
          {...field('address.state')}
          label="State"
          placeholder="Choose your state"
          autoComplete="shipping address-level1"
          options={stateOptions}
        />
        <TextField
          {...field('address.zipCode')}
          label="ZIP code"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={10}
        />
      </FieldPair>
    </>
  );
};
