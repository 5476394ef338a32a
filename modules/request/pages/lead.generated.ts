// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RequestTopicsFragment } from '#modules/request/ui/request-topics.generated.ts';

export type RequestLeadPageQueryVariables = Readonly<Record<string, never>>;

export type RequestLeadPageQuery = { readonly currentUser: { readonly id: string, readonly email: string | null } | null, readonly visitRequest: RequestTopicsFragment };

export const RequestLeadPageDocument = /* @__PURE__ */ typedDocument<RequestLeadPageQuery, RequestLeadPageQueryVariables>(
  'RequestLeadPage',
  'query RequestLeadPage{currentUser{id email}visitRequest{...RequestTopics}}fragment RequestTopics on VisitRequest{topic topics{name label description}}',
);
