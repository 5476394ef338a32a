// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** A correction of submitted answers; the old ones are kept. reason: 3 to 500 characters. */
export type IntakeAmendmentInput = {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null | undefined;
  readonly reason: string;
};

export type AmendIntakeMutationVariables = {
  input: IntakeAmendmentInput;
};

export type AmendIntakeMutation = { readonly amendIntake: { readonly outcome: string, readonly href: string, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string }> } };

export const AmendIntakeDocument = typedDocument<AmendIntakeMutation, AmendIntakeMutationVariables>(
  'AmendIntake',
  'mutation AmendIntake($input:IntakeAmendmentInput!){amendIntake(input:$input){outcome href findings{ruleId outcome reason}}}',
);
