// Made by "npm run codegen". Do not edit.
import type { FullAddressFragment } from '#modules/account/ui/full-address.generated.ts';

export type ContactDetailsFragment = { readonly phone: { readonly phoneAreaCode: string, readonly phoneNumber: string } | null, readonly profile: { readonly dob: string | null } | null, readonly address: FullAddressFragment | null };
