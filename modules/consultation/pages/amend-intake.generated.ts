// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { IntakeResultFragment } from '#modules/consultation/ui/intake-result.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type AmendIntakeMutationVariables = { input: Schema.IntakeAmendmentInput };

export type AmendIntakeMutation = { readonly amendIntake: IntakeResultFragment };

export const AmendIntakeDocument = /* @__PURE__ */ typedDocument<AmendIntakeMutation, AmendIntakeMutationVariables>(
  'AmendIntake',
  'mutation AmendIntake($input:IntakeAmendmentInput!){amendIntake(input:$input){...IntakeResult}}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}',
);
