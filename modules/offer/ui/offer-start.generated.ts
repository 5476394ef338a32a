// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type OfferStartQueryVariables = Readonly<Record<string, never>>;

export type OfferStartQuery = { readonly offerStart: { readonly message: string | null, readonly label: string | null, readonly href: string | null, readonly quote: { readonly productNames: ReadonlyArray<string>, readonly amount: number, readonly cycles: number, readonly laterAmount: number, readonly everyDays: number, readonly on: string, readonly isToday: boolean, readonly shipsTo: string, readonly card: string, readonly consentText: string, readonly consentVersion: string } | null } };

export const OfferStartDocument = /* @__PURE__ */ typedDocument<OfferStartQuery, OfferStartQueryVariables>(
  'OfferStart',
  'query OfferStart{offerStart{message label href quote{productNames amount cycles laterAmount everyDays on isToday shipsTo card consentText consentVersion}}}',
);
