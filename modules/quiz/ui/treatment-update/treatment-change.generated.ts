// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { TreatmentChangeEffectsFragment } from '#modules/quiz/ui/treatment-update/treatment-change-effects.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type TreatmentChangeQueryVariables = { change: Schema.TreatmentChangeInput };

export type TreatmentChangeQuery = { readonly treatmentChange: (
    { readonly consentText: string, readonly consentVersion: string }
    & TreatmentChangeEffectsFragment
  ) };

export const TreatmentChangeDocument = /* @__PURE__ */ typedDocument<TreatmentChangeQuery, TreatmentChangeQueryVariables>(
  'TreatmentChange',
  'query TreatmentChange($change:TreatmentChangeInput!){treatmentChange(change:$change){...TreatmentChangeEffects consentText consentVersion}}fragment TreatmentChangeEffects on TreatmentChange{charges{on before after afterwards everyDays productNames}checkoutProductIds message questionsPath requested{before after afterwards everyDays productNames}}',
);
