// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskFlagChangeRowFragment } from '#modules/operations/ui/flags/desk-flag-change-row.generated.ts';
import type { DeskFlagRowFragment } from '#modules/operations/ui/flags/desk-flag-row.generated.ts';

export type DeskFlagsPageQueryVariables = Readonly<Record<string, never>>;

export type DeskFlagsPageQuery = { readonly deskFlags: { readonly source: string, readonly sourceLabel: string, readonly unknown: ReadonlyArray<string>, readonly hasPreviews: boolean, readonly outagesProblem: string | null, readonly flags: ReadonlyArray<DeskFlagRowFragment>, readonly outages: ReadonlyArray<{ readonly brands: ReadonlyArray<string>, readonly routes: ReadonlyArray<string>, readonly header: string, readonly body: string }>, readonly changes: ReadonlyArray<DeskFlagChangeRowFragment> } };

export const DeskFlagsPageDocument = /* @__PURE__ */ typedDocument<DeskFlagsPageQuery, DeskFlagsPageQueryVariables>(
  'DeskFlagsPage',
  'query DeskFlagsPage{deskFlags{source sourceLabel flags{...DeskFlagRow}unknown hasPreviews outages{brands routes header body}outagesProblem changes{...DeskFlagChangeRow}}}fragment DeskFlagChangeRow on DeskFlagChange{id subject before after seenAt}fragment DeskFlagRow on DeskFeatureFlag{name text value initial sourceLabel refused previews{value href}endPreview}',
);
