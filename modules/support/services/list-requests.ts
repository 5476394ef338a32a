import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { actionLabels, deskStatusLabels, requestLabel } from '../domain/request-labels.ts';
import { actionsFor, type RequestStatus, requestStatuses } from '../domain/request-state.ts';
import { type RequestTopic, topicOf } from '../domain/topics.ts';
import {
  type DeskRequest,
  deskRequests,
  type ListedRequest,
  requestCounts,
  requestsOf,
} from '../repositories/request-lists.ts';

const shown = (request: ListedRequest) => ({
  id: request.id,
  number: request.number,
  topic: request.topic,
  topicLabel: topicOf(request.topic).label,
  orderNumber: request.orderNumber,
  alarm: request.alarm,
  isHandedOver: request.isHandedOver,
  createdAt: request.createdAt,
  dueAt: request.dueAt,
  entries: request.entries,
  photos: request.photos,
});

/** A patient's own requests, the newest first. */
export const listRequests = async (scope: Scope, userId: string) =>
  (await requestsOf(scope.read, userId)).map((request) => ({
    ...shown(request),
    label: requestLabel(request.status, request.outcome),
    isOpen: request.status === 'open',
    mayReply: request.status !== 'closed',
    subject: topicOf(request.topic).subject,
  }));

const deskView = (request: DeskRequest) => ({
  ...shown(request),
  patientName: request.patientName,
  patientEmail: request.patientEmail,
  patientPhone: request.patientPhone,
  assignedName: request.assignedName,
  status: deskStatusLabels[request.status],
  // Whether the patient has a visit is known once it is handed over.
  actions: actionsFor({ status: request.status, isHandedOver: request.isHandedOver, hasVisit: true }).map(
    (action) => ({ action, label: actionLabels[action] }),
  ),
});

/** The operators' queue: requests in one state by promised time. Reading it is audited. */
export const listDeskRequests = async (
  scope: Scope,
  actor: Actor,
  filter: { readonly status: RequestStatus; readonly topic: RequestTopic | null },
) => {
  const [requests, counts] = await Promise.all([deskRequests(scope.read, filter), requestCounts(scope.read)]);
  await recordAudit(scope, {
    actor,
    action: 'service_request.queue_read',
    subject: 'desk',
    subjectId: 'requests',
    detail: { personIds: [...new Set(requests.map(({ userId }) => userId))] },
  });
  return {
    status: filter.status,
    topic: filter.topic,
    states: requestStatuses.map((status) => ({
      status,
      label: deskStatusLabels[status],
      count: counts[status] ?? 0,
    })),
    requests: requests.map(deskView),
  };
};
