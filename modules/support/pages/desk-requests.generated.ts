// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskServiceRequestCardFragment } from '#modules/support/ui/desk-request-card.generated.ts';

export type DeskRequestsPageQueryVariables = { status?: string | null | undefined; topic?: string | null | undefined };

export type DeskRequestsPageQuery = { readonly deskServiceRequests: { readonly status: string, readonly topic: string | null, readonly states: ReadonlyArray<{ readonly status: string, readonly label: string, readonly count: number }>, readonly requests: ReadonlyArray<DeskServiceRequestCardFragment> } };

export const DeskRequestsPageDocument = /* @__PURE__ */ typedDocument<DeskRequestsPageQuery, DeskRequestsPageQueryVariables>(
  'DeskRequestsPage',
  'query DeskRequestsPage($status:String$topic:String){deskServiceRequests(status:$status topic:$topic){status topic states{status label count}requests{...DeskServiceRequestCard}}}fragment DeskServiceRequestCard on DeskServiceRequest{id number topicLabel orderNumber status isHandedOver alarm createdAt dueAt entries{...RequestEntry}photos{id url}patientName patientEmail patientPhone assignedName actions{action label}}fragment RequestEntry on ServiceRequestEntry{id isPatient authorName body createdAt}',
);
