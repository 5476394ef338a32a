// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AuditPartFragment } from '#modules/account/ui/staff/audit-part.generated.ts';

export type AuditPageDataQueryVariables = Readonly<Record<string, never>>;

export type AuditPageDataQuery = { readonly auditLog: AuditPartFragment };

export const AuditPageDataDocument = /* @__PURE__ */ typedDocument<AuditPageDataQuery, AuditPageDataQueryVariables>(
  'AuditPageData',
  'query AuditPageData{auditLog{...AuditPart}}fragment AuditPart on AuditPage{entries{id at action subject subjectId actorRole actorEmail impersonatorEmail aboutEmail detail}next}',
);
