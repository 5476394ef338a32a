// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AuditPartFragment } from '#modules/account/ui/staff/audit-part.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type MoreAuditQueryVariables = { filter?: Schema.AuditFilter | null | undefined; before?: string | null | undefined };

export type MoreAuditQuery = { readonly auditLog: AuditPartFragment };

export const MoreAuditDocument = /* @__PURE__ */ typedDocument<MoreAuditQuery, MoreAuditQueryVariables>(
  'MoreAudit',
  'query MoreAudit($filter:AuditFilter$before:String){auditLog(filter:$filter before:$before){...AuditPart}}fragment AuditPart on AuditPage{entries{id at action subject subjectId actorRole actorEmail impersonatorEmail aboutEmail detail}next}',
);
