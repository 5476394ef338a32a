// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type ShConditionRoutingPageQueryVariables = Readonly<Record<string, never>>;

export type ShConditionRoutingPageQuery = { readonly startFlow: StartFlowContentFragment };

export const ShConditionRoutingPageDocument = /* @__PURE__ */ typedDocument<ShConditionRoutingPageQuery, ShConditionRoutingPageQueryVariables>(
  'ShConditionRoutingPage',
  'query ShConditionRoutingPage{startFlow(name:"sh-condition-routing"){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
