// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ChooseRenewalPlanMutationVariables = { input: Schema.RenewalPlanInput };

export type ChooseRenewalPlanMutation = { readonly chooseRenewalPlan: { readonly consentText: string } };

export const ChooseRenewalPlanDocument = /* @__PURE__ */ typedDocument<ChooseRenewalPlanMutation, ChooseRenewalPlanMutationVariables>(
  'ChooseRenewalPlan',
  'mutation ChooseRenewalPlan($input:RenewalPlanInput!){chooseRenewalPlan(input:$input){consentText}}',
);
