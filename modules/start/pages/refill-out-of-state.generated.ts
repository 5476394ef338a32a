// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RefillOutOfStatePageQueryVariables = Readonly<Record<string, never>>;

export type RefillOutOfStatePageQuery = { readonly currentUser: { readonly id: string, readonly address: { readonly state: string } | null } | null, readonly startFlow: { readonly responseId: string | null, readonly revision: number, readonly config: string, readonly configVersion: number, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string, readonly answeredAt: string | null } };

export const RefillOutOfStatePageDocument = typedDocument<RefillOutOfStatePageQuery, RefillOutOfStatePageQueryVariables>(
  'RefillOutOfStatePage',
  'query RefillOutOfStatePage{currentUser{id address{state}}startFlow(name:"refill-out-of-state"){responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}}',
);
