// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type TreatmentChangeInput = {
  readonly addProductIds: ReadonlyArray<number>;
  readonly stopProductIds: ReadonlyArray<number>;
  readonly note?: string | null | undefined;
};

export type ChangeTreatmentMutationVariables = {
  change: TreatmentChangeInput;
  agreed: boolean;
  consentVersion: string;
};

export type ChangeTreatmentMutation = { readonly changeTreatment: { readonly checkoutProductIds: ReadonlyArray<number>, readonly message: string | null, readonly charges: ReadonlyArray<{ readonly on: string, readonly before: number, readonly after: number, readonly everyDays: number, readonly productNames: ReadonlyArray<string> }> } };

export const ChangeTreatmentDocument = typedDocument<ChangeTreatmentMutation, ChangeTreatmentMutationVariables>(
  'ChangeTreatment',
  'mutation ChangeTreatment($change:TreatmentChangeInput!$agreed:Boolean!$consentVersion:String!){changeTreatment(change:$change agreed:$agreed consentVersion:$consentVersion){charges{on before after everyDays productNames}checkoutProductIds message}}',
);
