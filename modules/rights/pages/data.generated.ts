// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { DataExportContentFragment } from '#modules/rights/ui/data-export.generated.ts';

export type YourDataPageQueryVariables = Readonly<Record<string, never>>;

export type YourDataPageQuery = { readonly currentUser: (
    { readonly id: string, readonly isRecentlySignedIn: boolean, readonly dataExport: DataExportContentFragment | null }
    & AppLayoutUserFragment
  ) | null };

export const YourDataPageDocument = /* @__PURE__ */ typedDocument<YourDataPageQuery, YourDataPageQueryVariables>(
  'YourDataPage',
  'query YourDataPage{currentUser{id isRecentlySignedIn dataExport{...DataExportContent}...AppLayoutUser}}fragment AppLayoutUser on User{care{unreadMessages}}fragment DataExportContent on DataExport{status requestedAt endsAt bytes href}',
);
