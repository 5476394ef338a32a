import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { fieldsOfScopes } from '#config/token-scopes.ts';
import { recordAudit } from '../audit/audit.ts';
import { viewerActor } from '../viewer.ts';
import { apiError } from './api-error.ts';
import type { RequestContext } from './context.ts';
import { selectedFields } from './selected-fields.ts';

/** Fields that say nothing of anybody: the schema is public. */
const aboutSchema: ReadonlySet<string> = new Set(['__typename', '__schema', '__type']);

/**
 * A program with a token gets an operation of which its scopes open every field, or nothing. Each use is audited, as is
 * each try of something else. Null when the operation may run.
 */
export const guardToken = async (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { viewer, scope }: RequestContext,
): Promise<GraphQLError | null> => {
  const { token } = viewer;
  if (!token) return null;
  const { selections } = operation.selectionSet;
  const open = fieldsOfScopes(token.scopes);
  const asked = selectedFields(document, selections, 1).filter((field) => !aboutSchema.has(field));
  const closed = [...new Set(asked.filter((field) => !open.has(field)))];
  await recordAudit(scope, {
    actor: viewerActor(viewer),
    action: closed.length > 0 ? 'token.refused' : 'token.used',
    subject: 'api_token',
    subjectId: token.id,
    detail: {
      operation: operation.name?.value ?? null,
      fields: closed.length > 0 ? closed : [...new Set(selectedFields(document, selections, 2))],
    },
  });
  if (closed.length === 0) return null;
  return apiError('SCOPE_MISSING', `The token has no scope that opens ${closed.join(', ')}.`);
};
