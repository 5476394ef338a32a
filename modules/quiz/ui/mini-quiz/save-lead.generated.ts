// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** Contact details that a visitor leaves before having an account. */
export type LeadInput = {
  readonly firstName: string;
  readonly email: string;
  /** Required with marketingTexts, ignored without. */
  readonly phone?: string | null | undefined;
  /** True only when the visitor checked the box beside the text. */
  readonly marketingEmails?: boolean | null | undefined;
  readonly marketingTexts?: boolean | null | undefined;
};

export type SaveLeadMutationVariables = {
  input: LeadInput;
};

export type SaveLeadMutation = { readonly saveLead: boolean };

export const SaveLeadDocument = typedDocument<SaveLeadMutation, SaveLeadMutationVariables>(
  'SaveLead',
  'mutation SaveLead($input:LeadInput!){saveLead(input:$input)}',
);
