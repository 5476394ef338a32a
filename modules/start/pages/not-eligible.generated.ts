// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { CatalogueItemFragment } from '#modules/start/ui/catalogue-item.generated.ts';
import type { EndedVisitFragment } from '#modules/start/ui/ended-visit.generated.ts';
import type { HomeStateFragment } from '#modules/start/ui/home-state.generated.ts';
import type { StartStopContentFragment } from '#modules/start/ui/start-stop-content.generated.ts';

export type NotEligiblePageQueryVariables = Readonly<Record<string, never>>;

export type NotEligiblePageQuery = { readonly currentUser: (
    { readonly visit: (
      { readonly requestedProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string }> }
      & EndedVisitFragment
    ) | null }
    & HomeStateFragment
  ) | null, readonly startStop: StartStopContentFragment | null, readonly catalogue: ReadonlyArray<CatalogueItemFragment> };

export const NotEligiblePageDocument = /* @__PURE__ */ typedDocument<NotEligiblePageQuery, NotEligiblePageQueryVariables>(
  'NotEligiblePage',
  'query NotEligiblePage{currentUser{...HomeState visit{...EndedVisit requestedProducts{id drugType publicDisplayedName}}}startStop{...StartStopContent}catalogue{...CatalogueItem}}fragment CatalogueItem on CatalogueEntry{drugType title description serviceLine isRx}fragment EndedVisit on Visit{id outcome{outcome findings{ruleId outcome reason drugTypes}removedDrugTypes}}fragment HomeState on User{id address{state}}fragment StartStopContent on StartStop{outcome state findings{ruleId outcome reason}}',
);
