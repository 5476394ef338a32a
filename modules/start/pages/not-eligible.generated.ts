// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartStopContentFragment } from '#modules/start/ui/start-stop-content.generated.ts';

export type NotEligiblePageQueryVariables = Readonly<Record<string, never>>;

export type NotEligiblePageQuery = { readonly currentUser: { readonly id: string, readonly address: { readonly state: string } | null, readonly visit: { readonly id: string, readonly outcome: { readonly outcome: string, readonly removedDrugTypes: ReadonlyArray<string>, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string, readonly drugTypes: ReadonlyArray<string> }> } | null, readonly requestedProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string }> } | null } | null, readonly startStop: StartStopContentFragment | null, readonly catalogue: ReadonlyArray<{ readonly drugType: string, readonly title: string | null, readonly description: string | null, readonly serviceLine: string | null, readonly isRx: boolean }> };

export const NotEligiblePageDocument = typedDocument<NotEligiblePageQuery, NotEligiblePageQueryVariables>(
  'NotEligiblePage',
  'query NotEligiblePage{currentUser{id address{state}visit{id outcome{outcome findings{ruleId outcome reason drugTypes}removedDrugTypes}requestedProducts{id drugType publicDisplayedName}}}startStop{...StartStopContent}catalogue{drugType title description serviceLine isRx}}fragment StartStopContent on StartStop{outcome state findings{ruleId outcome reason}}',
);
