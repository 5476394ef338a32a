import {
  type DocumentNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { recordAudit } from '../audit/audit.ts';
import { impersonationRefusal } from '../ports/impersonation.ts';
import { viewerActor } from '../viewer.ts';
import { apiError } from './api-error.ts';
import type { RequestContext } from './context.ts';

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

/** Names of the fields in a selection, down to `depth` levels: `currentUser.messages`. */
const fieldsOf = (
  document: DocumentNode,
  selections: readonly SelectionNode[],
  depth: number,
): readonly string[] =>
  selections.flatMap((selection): readonly string[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fieldsOf(document, selection.selectionSet.selections, depth);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const named = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return named?.kind === Kind.FRAGMENT_DEFINITION
        ? fieldsOf(document, named.selectionSet.selections, depth)
        : [];
    }
    const name = selection.name.value;
    const below = depth > 1 ? (selection.selectionSet?.selections ?? []) : [];
    return below.length === 0
      ? [name]
      : [...new Set(fieldsOf(document, below, depth - 1))].map((field) => `${name}.${field}`);
  });

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
    if (fieldsOf(document, selections, 1).every((field) => harmless.has(field))) return null;
    const { message, code, fields } = impersonationRefusal;
    return apiError(code, message, {}, { fields });
  }
  if (fieldsOf(document, selections, 1).every((field) => impersonal.has(field))) return null;
  await recordAudit(scope, {
    actor: viewerActor(viewer),
    action: 'impersonation.read',
    subject: 'person',
    subjectId: user.id,
    detail: { operation: operation.name?.value ?? null, fields: fieldsOf(document, selections, 2) },
  });
  return null;
};
