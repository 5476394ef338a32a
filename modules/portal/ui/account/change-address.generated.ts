// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AddressInput = {
  readonly streetAddress1: string;
  readonly streetAddress2?: string | null | undefined;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
};

export type ChangeAddressMutationVariables = {
  address: AddressInput;
};

export type ChangeAddressMutation = { readonly changeAddress: boolean };

export const ChangeAddressDocument = typedDocument<ChangeAddressMutation, ChangeAddressMutationVariables>(
  'ChangeAddress',
  'mutation ChangeAddress($address:AddressInput!){changeAddress(address:$address)}',
);
