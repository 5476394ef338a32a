// Made by "npm run codegen". Do not edit.
import type { ContactDetailsFragment } from '#modules/account/ui/contact-details.generated.ts';

export type BuyerFragment = (
  { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null }
  & ContactDetailsFragment
);
