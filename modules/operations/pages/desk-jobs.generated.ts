// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskJobKindRowFragment } from '#modules/operations/ui/jobs/desk-job-kind-row.generated.ts';
import type { DeskJobRowFragment } from '#modules/operations/ui/jobs/desk-job-row.generated.ts';

export type DeskJobsPageQueryVariables = { state: string; kind?: string | null | undefined; before?: string | null | undefined };

export type DeskJobsPageQuery = { readonly deskJobs: { readonly next: string | null, readonly kinds: ReadonlyArray<DeskJobKindRowFragment>, readonly jobs: ReadonlyArray<DeskJobRowFragment> } };

export const DeskJobsPageDocument = /* @__PURE__ */ typedDocument<DeskJobsPageQuery, DeskJobsPageQueryVariables>(
  'DeskJobsPage',
  'query DeskJobsPage($state:String!$kind:String$before:String){deskJobs(state:$state kind:$kind before:$before){kinds{...DeskJobKindRow}jobs{...DeskJobRow}next}}fragment DeskJobKindRow on DeskJobKind{kind running waiting oldestAt nextTryAt failed lastError}fragment DeskJobRow on DeskJob{id kind attempts maxAttempts addedAt nextTryAt lastError}',
);
