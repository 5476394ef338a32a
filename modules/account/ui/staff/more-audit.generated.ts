// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** person: a whole e-mail address or id, of whoever did it or whom it is about. from and to are days in UTC, both included. */
export type AuditFilter = {
  readonly person?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type MoreAuditQueryVariables = {
  filter?: AuditFilter | null | undefined;
  before?: string | null | undefined;
};

export type MoreAuditQuery = { readonly auditLog: { readonly next: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly at: string, readonly action: string, readonly subject: string, readonly subjectId: string, readonly actorRole: string, readonly actorEmail: string | null, readonly impersonatorEmail: string | null, readonly aboutEmail: string | null, readonly detail: string }> } };

export const MoreAuditDocument = typedDocument<MoreAuditQuery, MoreAuditQueryVariables>(
  'MoreAudit',
  'query MoreAudit($filter:AuditFilter$before:String){auditLog(filter:$filter before:$before){...AuditPart}}fragment AuditPart on AuditPage{entries{id at action subject subjectId actorRole actorEmail impersonatorEmail aboutEmail detail}next}',
);
