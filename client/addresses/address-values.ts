import type { FoundAddress } from './address-search.ts';

/** Fields of an address, with the API's names and in the order of the form. */
export const addressFields = [
  'address.streetAddress1',
  'address.streetAddress2',
  'address.city',
  'address.state',
  'address.zipCode',
] as const;

export type AddressField = (typeof addressFields)[number];
export type AddressValues = Readonly<Record<AddressField, string>>;

interface KnownAddress {
  readonly streetAddress1: string;
  readonly streetAddress2?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** An address as field values; empty strings where none is known. */
export const addressValues = (address: KnownAddress | null | undefined): AddressValues => ({
  'address.streetAddress1': address?.streetAddress1 ?? '',
  'address.streetAddress2': address?.streetAddress2 ?? '',
  'address.city': address?.city ?? '',
  'address.state': address?.state ?? '',
  'address.zipCode': address?.zipCode ?? '',
});

/** The field values in the API's format. */
export const addressInput = (values: AddressValues) => ({
  streetAddress1: values['address.streetAddress1'],
  streetAddress2: values['address.streetAddress2'].trim() || null,
  city: values['address.city'],
  state: values['address.state'],
  zipCode: values['address.zipCode'],
});

/** The fields that a suggested address fills; a typed apartment stays when the service knows none. */
export const foundValues = ({
  street,
  unit,
  city,
  state,
  zipCode,
}: FoundAddress): Partial<AddressValues> => ({
  'address.streetAddress1': street,
  ...(unit ? { 'address.streetAddress2': unit } : {}),
  'address.city': city,
  'address.state': state,
  'address.zipCode': zipCode,
});
