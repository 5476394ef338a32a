// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type TreatmentChangeInput = {
  readonly addProductIds: ReadonlyArray<number>;
  readonly stopProductIds: ReadonlyArray<number>;
  readonly note?: string | null | undefined;
};

export type TreatmentChangeQueryVariables = {
  change: TreatmentChangeInput;
};

export type TreatmentChangeQuery = { readonly treatmentChange: { readonly checkoutProductIds: ReadonlyArray<number>, readonly message: string | null, readonly consentText: string, readonly consentVersion: string, readonly charges: ReadonlyArray<{ readonly on: string, readonly before: number, readonly after: number, readonly everyDays: number, readonly productNames: ReadonlyArray<string> }> } };

export const TreatmentChangeDocument = typedDocument<TreatmentChangeQuery, TreatmentChangeQueryVariables>(
  'TreatmentChange',
  'query TreatmentChange($change:TreatmentChangeInput!){treatmentChange(change:$change){charges{on before after everyDays productNames}checkoutProductIds message consentText consentVersion}}',
);
