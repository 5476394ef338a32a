// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DecisionInput = {
  readonly consultationId: string;
  /** Ids of the rules whose flags the clinician has read and acknowledges. */
  readonly acknowledgedRuleIds: ReadonlyArray<string>;
  /** Products to prescribe; leave out to prescribe the requested ones. */
  readonly productIds?: ReadonlyArray<number> | null | undefined;
  readonly reason: string;
  readonly refills?: number | null | undefined;
};

export type DeskApproveCaseMutationVariables = {
  input: DecisionInput;
};

export type DeskApproveCaseMutation = { readonly deskApprove: { readonly consultationId: string, readonly status: string } };

export const DeskApproveCaseDocument = typedDocument<DeskApproveCaseMutation, DeskApproveCaseMutationVariables>(
  'DeskApproveCase',
  'mutation DeskApproveCase($input:DecisionInput!){deskApprove(input:$input){consultationId status}}',
);
