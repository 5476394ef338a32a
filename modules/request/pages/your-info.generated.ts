// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type RequestYourInfoPageQueryVariables = Readonly<Record<string, never>>;

export type RequestYourInfoPageQuery = { readonly currentUser: { readonly id: string, readonly email: string | null } | null, readonly visitRequest: { readonly topic: string | null, readonly basics: string | null }, readonly general: StartFlowContentFragment, readonly private: StartFlowContentFragment };

export const RequestYourInfoPageDocument = /* @__PURE__ */ typedDocument<RequestYourInfoPageQuery, RequestYourInfoPageQueryVariables>(
  'RequestYourInfoPage',
  'query RequestYourInfoPage{currentUser{id email}visitRequest{topic basics}general:startFlow(name:"start-basics"){...StartFlowContent}private:startFlow(name:"sh-condition-routing"){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
