// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { ServiceRequestContentFragment } from '#modules/support/ui/service-request.generated.ts';

export type SubmittedRequestPageQueryVariables = Readonly<Record<string, never>>;

export type SubmittedRequestPageQuery = { readonly currentUser: (
    { readonly id: string, readonly email: string | null, readonly serviceRequests: ReadonlyArray<ServiceRequestContentFragment> }
    & AppLayoutUserFragment
  ) | null };

export const SubmittedRequestPageDocument = /* @__PURE__ */ typedDocument<SubmittedRequestPageQuery, SubmittedRequestPageQueryVariables>(
  'SubmittedRequestPage',
  'query SubmittedRequestPage{currentUser{id email ...AppLayoutUser serviceRequests{...ServiceRequestContent}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment RequestEntry on ServiceRequestEntry{id isPatient authorName body createdAt}fragment ServiceRequestContent on ServiceRequest{id number topicLabel orderNumber label isOpen mayReply isHandedOver alarm createdAt dueAt entries{...RequestEntry}photos{id url}}',
);
