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

export type DeskProposePlanMutationVariables = {
  input: DecisionInput;
};

export type DeskProposePlanMutation = { readonly deskPropose: { readonly consultationId: string, readonly status: string } };

export const DeskProposePlanDocument = typedDocument<DeskProposePlanMutation, DeskProposePlanMutationVariables>(
  'DeskProposePlan',
  'mutation DeskProposePlan($input:DecisionInput!){deskPropose(input:$input){consultationId status}}',
);
