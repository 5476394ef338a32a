// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { ServiceRequestContentFragment } from '#modules/support/ui/service-request.generated.ts';

export type ServiceRequestPageQueryVariables = Readonly<Record<string, never>>;

export type ServiceRequestPageQuery = { readonly currentUser: (
    { readonly id: string, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string, readonly label: string }>, readonly serviceRequests: ReadonlyArray<ServiceRequestContentFragment> }
    & AppLayoutUserFragment
  ) | null };

export const ServiceRequestPageDocument = /* @__PURE__ */ typedDocument<ServiceRequestPageQuery, ServiceRequestPageQueryVariables>(
  'ServiceRequestPage',
  'query ServiceRequestPage{currentUser{id ...AppLayoutUser orders{id number label}serviceRequests{...ServiceRequestContent}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment RequestEntry on ServiceRequestEntry{id isPatient authorName body createdAt}fragment ServiceRequestContent on ServiceRequest{id number topicLabel orderNumber label isOpen mayReply isHandedOver alarm createdAt dueAt entries{...RequestEntry}photos{id url}}',
);
