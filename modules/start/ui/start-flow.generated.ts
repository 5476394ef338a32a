// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartFlowQueryVariables = {
  name: string;
};

export type StartFlowQuery = { readonly startFlow: { readonly responseId: string | null, readonly revision: number, readonly config: string, readonly configVersion: number, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string, readonly answeredAt: string | null } };

export const StartFlowDocument = typedDocument<StartFlowQuery, StartFlowQueryVariables>(
  'StartFlow',
  'query StartFlow($name:String!){startFlow(name:$name){responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}}',
);
