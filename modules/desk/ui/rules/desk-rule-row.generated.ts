// Made by "npm run codegen". Do not edit.
import type { DeskRuleFiringCountFragment } from '#modules/desk/ui/rules/desk-rule-firing-count.generated.ts';
import type { DeskRuleSourceContentFragment } from '#modules/desk/ui/rules/desk-rule-source-content.generated.ts';

export type DeskRuleRowFragment = { readonly id: string, readonly version: number, readonly outcome: string, readonly scope: string | null, readonly drugTypes: ReadonlyArray<string>, readonly serviceLines: ReadonlyArray<string>, readonly reasonForPatient: string, readonly reasonForClinician: string, readonly citation: string, readonly questions: ReadonlyArray<{ readonly id: string, readonly label: string }>, readonly source: (
    { readonly condition: string }
    & DeskRuleSourceContentFragment
  ), readonly earlier: ReadonlyArray<{ readonly version: number, readonly source: (
      { readonly condition: string }
      & DeskRuleSourceContentFragment
    ) }>, readonly firings: ReadonlyArray<DeskRuleFiringCountFragment> };
