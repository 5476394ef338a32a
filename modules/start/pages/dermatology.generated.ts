// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type DermatologyPageQueryVariables = Readonly<Record<string, never>>;

export type DermatologyPageQuery = { readonly currentUser: { readonly id: string } | null, readonly startFlow: StartFlowContentFragment };

export const DermatologyPageDocument = /* @__PURE__ */ typedDocument<DermatologyPageQuery, DermatologyPageQueryVariables>(
  'DermatologyPage',
  'query DermatologyPage{currentUser{id}startFlow(name:"skin-interest"){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
