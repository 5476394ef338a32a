// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type StartFlowQueryVariables = { name: string };

export type StartFlowQuery = { readonly startFlow: StartFlowContentFragment };

export const StartFlowDocument = /* @__PURE__ */ typedDocument<StartFlowQuery, StartFlowQueryVariables>(
  'StartFlow',
  'query StartFlow($name:String!){startFlow(name:$name){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
