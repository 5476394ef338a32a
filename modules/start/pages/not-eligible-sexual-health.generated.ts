// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartStopContentFragment } from '#modules/start/ui/start-stop-content.generated.ts';

export type NotEligibleSexualHealthPageQueryVariables = Readonly<Record<string, never>>;

export type NotEligibleSexualHealthPageQuery = { readonly currentUser: { readonly id: string, readonly address: { readonly state: string } | null, readonly visit: { readonly id: string, readonly outcome: { readonly outcome: string, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string }> } | null } | null } | null, readonly startStop: StartStopContentFragment | null, readonly catalogue: ReadonlyArray<{ readonly drugType: string, readonly title: string | null, readonly description: string | null, readonly serviceLine: string | null, readonly isRx: boolean }> };

export const NotEligibleSexualHealthPageDocument = typedDocument<NotEligibleSexualHealthPageQuery, NotEligibleSexualHealthPageQueryVariables>(
  'NotEligibleSexualHealthPage',
  'query NotEligibleSexualHealthPage{currentUser{id address{state}visit{id outcome{outcome findings{ruleId outcome reason}}}}startStop(sexualHealth:true){...StartStopContent}catalogue{drugType title description serviceLine isRx}}fragment StartStopContent on StartStop{outcome state findings{ruleId outcome reason}}',
);
