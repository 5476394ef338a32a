// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** What a visitor leaves with us before he has an account. */
export type LeadInput = {
  readonly firstName: string;
  readonly email: string;
  /** Needed with marketingTexts, ignored without. */
  readonly phone?: string | null | undefined;
  /** True only when he ticked the box beside the words. */
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
