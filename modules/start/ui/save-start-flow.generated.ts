// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SavedAnswersFragment } from '#modules/eligibility/ui/saved-answers.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveStartFlowMutationVariables = { name: string; input: Schema.StartSaveInput };

export type SaveStartFlowMutation = { readonly saveStartFlow: SavedAnswersFragment };

export const SaveStartFlowDocument = /* @__PURE__ */ typedDocument<SaveStartFlowMutation, SaveStartFlowMutationVariables>(
  'SaveStartFlow',
  'mutation SaveStartFlow($name:String!$input:StartSaveInput!){saveStartFlow(name:$name input:$input){...SavedAnswers}}fragment SavedAnswers on IntakeSaved{responseId revision savedAt configVersion}',
);
