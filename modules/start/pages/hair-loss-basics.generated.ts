// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type HairLossBasicsPageQueryVariables = Readonly<Record<string, never>>;

export type HairLossBasicsPageQuery = { readonly startFlow: StartFlowContentFragment };

export const HairLossBasicsPageDocument = /* @__PURE__ */ typedDocument<HairLossBasicsPageQuery, HairLossBasicsPageQueryVariables>(
  'HairLossBasicsPage',
  'query HairLossBasicsPage{startFlow(name:"hair-loss-basics"){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
