// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AuditPageDataQueryVariables = Readonly<Record<string, never>>;

export type AuditPageDataQuery = { readonly auditLog: { readonly next: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly at: string, readonly action: string, readonly subject: string, readonly subjectId: string, readonly actorRole: string, readonly actorEmail: string | null, readonly impersonatorEmail: string | null, readonly aboutEmail: string | null, readonly detail: string }> } };

export const AuditPageDataDocument = typedDocument<AuditPageDataQuery, AuditPageDataQueryVariables>(
  'AuditPageData',
  'query AuditPageData{auditLog{...AuditPart}}fragment AuditPart on AuditPage{entries{id at action subject subjectId actorRole actorEmail impersonatorEmail aboutEmail detail}next}',
);
