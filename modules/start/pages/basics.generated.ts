// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type StartBasicsPageQueryVariables = Readonly<Record<string, never>>;

export type StartBasicsPageQuery = { readonly startFlow: StartFlowContentFragment };

export const StartBasicsPageDocument = /* @__PURE__ */ typedDocument<StartBasicsPageQuery, StartBasicsPageQueryVariables>(
  'StartBasicsPage',
  'query StartBasicsPage{startFlow(name:"start-basics"){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
