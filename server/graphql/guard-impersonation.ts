import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { recordAudit } from '../audit/audit.ts';
import { impersonationRefusal } from '../ports/impersonation.ts';
import { viewerActor } from '../viewer.ts';
import { apiError } from './api-error.ts';
import type { RequestContext } from './context.ts';
import { selectedFields } from './selected-fields.ts';

/** Sent by pages automatically; it stores nothing while an operator impersonates. */
const harmless: ReadonlySet<string> = new Set(['createAnalyticsEvent', 'createPageviewEvent', 'saveCart']);

/** Queries without personal data, which pages send all the time. */
const impersonal: ReadonlySet<string> = new Set([
  'uniqueLeadId',
  'currentUtmParams',
  'featureFlags',
  'products',
  'product',
  'catalogue',
  'drugFacts',
  'productPage',
  'cartPreview',
  'recommendations',
]);

/**
 * While an operator impersonates a patient, every mutation is refused and every read is audited with both people. Null
 * when the operation may run.
 */
export const guardImpersonation = async (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { viewer, scope }: RequestContext,
): Promise<GraphQLError | null> => {
  const { user } = viewer;
  if (!user || user.impersonatorId === null) return null;
  const { selections } = operation.selectionSet;
  if (operation.operation === 'mutation') {
    if (selectedFields(document, selections, 1).every((field) => harmless.has(field))) return null;
    const { message, code, fields } = impersonationRefusal;
    return apiError(code, message, {}, { fields });
  }
  if (selectedFields(document, selections, 1).every((field) => impersonal.has(field))) return null;
  await recordAudit(scope, {
    actor: viewerActor(viewer),
    action: 'impersonation.read',
    subject: 'person',
    subjectId: user.id,
    detail: { operation: operation.name?.value ?? null, fields: selectedFields(document, selections, 2) },
  });
  return null;
};
