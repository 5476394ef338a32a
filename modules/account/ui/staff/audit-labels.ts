/** Labels of the actions in the audit log. */
export const auditActions: Readonly<Record<string, string>> = {
  'desk.queue_read': 'Looked at the queue',
  'desk.rules_read': 'Looked at the rules',
  'case.read': 'Looked at a case',
  'case.taken': 'Took a case',
  'case.approved': 'Approved a case',
  'case.plan_proposed': 'Proposed another plan',
  'case.refused': 'Refused a case',
  'case.message_sent': 'Wrote to a patient',
  'case.answers_corrected': 'Corrected answers',
  'photo.read': 'Looked at a photo',
  'photo.rejected': 'Asked for a photo again',
  'identification.asked': 'Asked a patient to identify themselves',
  'identification.confirmed': 'Confirmed a patient’s identity',
  'identification.mismatch': 'Read an ID that differs from the account',
  'identification.deleted': 'Pictures of an ID were deleted',
  'order.products_replaced': 'Changed an order’s products',
  'order.issues_read': 'Looked at orders that need a decision',
  'order.problem_reported': 'Reported a problem with an order',
  'order.issue_decided': 'Decided about an order',
  'order.issue_choice': 'Chose a new package or the money',
  'profile.saved': 'Saved a profile',
  'card.added': 'Added a card',
  'card.default': 'Chose the card that is charged',
  'card.removed': 'Removed a card',
  'card.updated': 'A bank replaced a card',
  'profile.phone': 'Changed a phone number',
  'email.change_asked': 'Asked to change an email address',
  'email.change_withdrawn': 'Withdrew a change of an email address',
  'email.changed': 'Changed an email address',
  'address.added': 'Added an address',
  'address.changed': 'Changed an address',
  'address.removed': 'Removed an address',
  'session.ended': 'Signed out in other browsers',
  'profile.time_zone': 'Chose a time zone',
  'patient.searched': 'Searched for a patient',
  'impersonation.started': 'Began to act for a patient',
  'impersonation.entered': 'Opened a patient’s pages',
  'impersonation.read': 'Looked, in a patient’s place',
  'impersonation.ended': 'Stopped acting for a patient',
  'message_attachment.read': 'Looked at a file of a message',
  'message_attachment.added': 'Added a file to a message',
  'message_attachment.removed': 'Removed a file from a message',
  'audit.read': 'Read this log',
};

export const actionLabel = (action: string): string => auditActions[action] ?? action;

const MAX_VALUES = 4;

const valueLabel = (value: unknown): string => {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const shown = value.slice(0, MAX_VALUES).map(valueLabel).join(', ');
  return value.length > MAX_VALUES ? `${shown} and ${value.length - MAX_VALUES} more` : shown;
};

/**
 * The detail of a row in one line; empty when there is none. Leaves out ids, because people have their own columns,
 * and empty lists.
 */
export const detailText = (json: string): string => {
  const detail: unknown = JSON.parse(json);
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .filter(([key, value]) => !key.endsWith('Id') && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}: ${valueLabel(value)}`)
    .join('; ');
};
