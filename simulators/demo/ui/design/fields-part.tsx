import { useState } from 'react';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Grid } from '#client/ui/layout.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Part, Shown } from './part.tsx';

const states = [
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas' },
  { value: 'AK', label: 'Alaska', disabled: true },
];
const problems = [
  { field: 'wrongZip', message: 'Enter a ZIP code with five digits.' },
  { field: 'wrongState', message: 'Choose your state.' },
];

/** Fields for text and for choosing from a list, with all their labels, hints and errors. */
export const FieldsPart = () => {
  const [phone, setPhone] = useState('5035550142');
  const [reason, setReason] = useState('A text that is longer than it may be');
  const [agreed, setAgreed] = useState(false);
  return (
    <Part title="Fields">
      <Shown name="FormErrorSummary">
        <FormErrorSummary problems={problems} focus="none" />
      </Shown>
      <Grid columns={2} gap={6}>
        <Shown name="TextField: empty, with a hint">
          <TextField name="first" label="First name" description="As on your photo ID." />
        </Shown>
        <Shown name="TextField: filled, optional">
          <TextField name="second" label="Second line" optional defaultValue="Apartment 4" />
        </Shown>
        <Shown name="TextField: wrong">
          <TextField
            name="wrongZip"
            label="ZIP code"
            defaultValue="123"
            error="Enter a ZIP code with five digits."
          />
        </Shown>
        <Shown name="TextField: read only, and disabled">
          <TextField name="readOnly" label="Email" readOnly defaultValue="sam@example.com" />
          <TextField name="disabled" label="Country" disabled defaultValue="United States" />
        </Shown>
        <Shown name="SelectField: nothing chosen, and wrong">
          <SelectField name="state" label="State" placeholder="Choose your state" options={states} />
          <SelectField
            name="wrongState"
            label="State"
            placeholder="Choose your state"
            options={states}
            error="Choose your state."
          />
        </Shown>
        <Shown name="DateField and PhoneField">
          <DateField name="dob" label="Date of birth" description="You must be 18 or older." birthday />
          <PhoneField name="phone" label="Cell phone" value={phone} onChange={setPhone} />
        </Shown>
        <Shown name="TextArea">
          <TextArea name="note" label="Note to your clinician" optional rows={3} />
        </Shown>
        <Shown name="CountedTextArea: too long">
          <CountedTextArea
            name="reason"
            label="Reason"
            limit={20}
            rows={3}
            value={reason}
            onChange={setReason}
          />
        </Shown>
        <Shown name="CheckboxField: plain, and wrong">
          <CheckboxField
            name="agree"
            label="I agree to the terms of use"
            checked={agreed}
            onChange={setAgreed}
          />
          <CheckboxField
            name="mustAgree"
            label="I agree that my card is charged until I cancel"
            error="Check this box to continue."
          />
        </Shown>
      </Grid>
    </Part>
  );
};
