// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskProposePlanMutationVariables = { input: Schema.DecisionInput };

export type DeskProposePlanMutation = { readonly deskPropose: { readonly consultationId: string, readonly status: string } };

export const DeskProposePlanDocument = /* @__PURE__ */ typedDocument<DeskProposePlanMutation, DeskProposePlanMutationVariables>(
  'DeskProposePlan',
  'mutation DeskProposePlan($input:DecisionInput!){deskPropose(input:$input){consultationId status}}',
);
