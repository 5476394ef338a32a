// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { TreatmentChangeEffectsFragment } from '#modules/quiz/ui/treatment-update/treatment-change-effects.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ChangeTreatmentMutationVariables = { change: Schema.TreatmentChangeInput; requestId: string; agreed: boolean; consentVersion: string; shownHash?: string | null | undefined };

export type ChangeTreatmentMutation = { readonly changeTreatment: TreatmentChangeEffectsFragment };

export const ChangeTreatmentDocument = /* @__PURE__ */ typedDocument<ChangeTreatmentMutation, ChangeTreatmentMutationVariables>(
  'ChangeTreatment',
  'mutation ChangeTreatment($change:TreatmentChangeInput!$requestId:ID!$agreed:Boolean!$consentVersion:String!$shownHash:String){changeTreatment(change:$change requestId:$requestId agreed:$agreed consentVersion:$consentVersion shownHash:$shownHash){...TreatmentChangeEffects}}fragment TreatmentChangeEffects on TreatmentChange{charges{on before after afterwards everyDays productNames}checkoutProductIds message questionsPath requested{before after afterwards everyDays productNames}}',
);
