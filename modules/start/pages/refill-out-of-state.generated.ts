// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type RefillOutOfStatePageQueryVariables = Readonly<Record<string, never>>;

export type RefillOutOfStatePageQuery = { readonly currentUser: { readonly id: string, readonly address: { readonly state: string } | null } | null, readonly startFlow: StartFlowContentFragment };

export const RefillOutOfStatePageDocument = /* @__PURE__ */ typedDocument<RefillOutOfStatePageQuery, RefillOutOfStatePageQueryVariables>(
  'RefillOutOfStatePage',
  'query RefillOutOfStatePage{currentUser{id address{state}}startFlow(name:"refill-out-of-state"){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
