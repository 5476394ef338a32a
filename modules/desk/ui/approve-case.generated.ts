// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskApproveCaseMutationVariables = { input: Schema.DecisionInput };

export type DeskApproveCaseMutation = { readonly deskApprove: { readonly consultationId: string, readonly status: string } };

export const DeskApproveCaseDocument = /* @__PURE__ */ typedDocument<DeskApproveCaseMutation, DeskApproveCaseMutationVariables>(
  'DeskApproveCase',
  'mutation DeskApproveCase($input:DecisionInput!){deskApprove(input:$input){consultationId status}}',
);
