import { useState } from 'react';
import { addressFields, addressValues } from '#client/addresses/address-values.ts';
import { Stack } from '#client/ui/layout.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import { type Details, detailFields } from '../checkout/details.ts';
import { AddressNotices, DetailsFields, type DetailsFieldsProps } from '../checkout/details-step.tsx';
import { Step } from '../checkout/step.tsx';

type Account = NonNullable<CheckoutPageQuery['checkoutPage']['account']>;
type Address = Account['addresses'][number];

const NEW = 'new';

const choiceOf = ({ id }: Address): string => id ?? 'default';

const lineOf = ({ streetAddress1, streetAddress2, city, state, zipCode }: Address): string =>
  [streetAddress1, streetAddress2, city, `${state} ${zipCode}`].filter(Boolean).join(', ');

/** The saved address that matches the details. */
const chosenOf = (addresses: readonly Address[], details: Details): Address | undefined =>
  addresses.find((address) => {
    const values = addressValues(address);
    return addressFields.every((field) => values[field] === details[field]);
  });

interface SavedDetailsProps extends DetailsFieldsProps {
  readonly addresses: readonly Address[];
}

/** A saved address, or the fields of the checkout: for another one, and where something is missing or not accepted. */
export const SavedDetails = ({ addresses, ...props }: SavedDetailsProps) => {
  const { details, onChange, problem } = props;
  const [wantsNew, setWantsNew] = useState(false);
  const chosen = wantsNew ? undefined : chosenOf(addresses, details);
  const isKnown = [details.firstName, details.lastName, details.dob, details.phone].every(Boolean);
  const isRefused = detailFields.some((field) => problem(field) !== undefined);
  const showsFields = !chosen || !isKnown || isRefused;
  const choose = (value: string): void => {
    setWantsNew(value === NEW);
    const address = addresses.find((one) => choiceOf(one) === value);
    onChange(addressValues(address));
  };
  return (
    <Step number={2} title="Shipping details" state="open">
      <Stack gap={5}>
        {addresses.length > 0 ? (
          <RadioGroup
            name="ships-to"
            label="Ship to"
            value={chosen ? choiceOf(chosen) : NEW}
            onChange={choose}
            options={[
              ...addresses.map((address) => ({ value: choiceOf(address), label: lineOf(address) })),
              { value: NEW, label: 'Another address' },
            ]}
          />
        ) : null}
        {showsFields ? <DetailsFields {...props} /> : <AddressNotices {...props} />}
      </Stack>
    </Step>
  );
};
