// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** responseId: null before the first save. configVersion: of the questions the page shows. */
export type StartSaveInput = {
  readonly responseId?: string | null | undefined;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null | undefined;
};

export type SaveStartFlowMutationVariables = {
  name: string;
  input: StartSaveInput;
};

export type SaveStartFlowMutation = { readonly saveStartFlow: { readonly responseId: string, readonly revision: number, readonly savedAt: string, readonly configVersion: number } };

export const SaveStartFlowDocument = typedDocument<SaveStartFlowMutation, SaveStartFlowMutationVariables>(
  'SaveStartFlow',
  'mutation SaveStartFlow($name:String!$input:StartSaveInput!){saveStartFlow(name:$name input:$input){responseId revision savedAt configVersion}}',
);
