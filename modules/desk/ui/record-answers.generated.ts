// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskAmendIntakeMutationVariables = { consultationId: string; input: Schema.IntakeAmendmentInput; askedAgain?: ReadonlyArray<string> | null | undefined };

export type DeskAmendIntakeMutation = { readonly deskAmendIntake: { readonly outcome: string } };

export const DeskAmendIntakeDocument = /* @__PURE__ */ typedDocument<DeskAmendIntakeMutation, DeskAmendIntakeMutationVariables>(
  'DeskAmendIntake',
  'mutation DeskAmendIntake($consultationId:ID!$input:IntakeAmendmentInput!$askedAgain:[ID!]){deskAmendIntake(consultationId:$consultationId input:$input askedAgain:$askedAgain){outcome}}',
);
