// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RequestLeadPageQueryVariables = Readonly<Record<string, never>>;

export type RequestLeadPageQuery = { readonly currentUser: { readonly id: string, readonly email: string | null } | null, readonly visitRequest: { readonly topic: string | null, readonly topics: ReadonlyArray<{ readonly name: string, readonly label: string, readonly description: string }> } };

export const RequestLeadPageDocument = typedDocument<RequestLeadPageQuery, RequestLeadPageQueryVariables>(
  'RequestLeadPage',
  'query RequestLeadPage{currentUser{id email}visitRequest{topic topics{name label description}}}',
);
