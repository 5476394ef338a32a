// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskRuleFiringCountFragment } from '#modules/desk/ui/rules/desk-rule-firing-count.generated.ts';
import type { DeskRuleRowFragment } from '#modules/desk/ui/rules/desk-rule-row.generated.ts';

export type DeskRulesPageQueryVariables = Readonly<Record<string, never>>;

export type DeskRulesPageQuery = { readonly deskRules: { readonly from: string, readonly to: string, readonly rules: ReadonlyArray<DeskRuleRowFragment>, readonly otherFirings: ReadonlyArray<DeskRuleFiringCountFragment>, readonly decisions: ReadonlyArray<{ readonly purpose: string, readonly count: number }> } };

export const DeskRulesPageDocument = /* @__PURE__ */ typedDocument<DeskRulesPageQuery, DeskRulesPageQueryVariables>(
  'DeskRulesPage',
  'query DeskRulesPage{deskRules{from to rules{...DeskRuleRow}otherFirings{...DeskRuleFiringCount}decisions{purpose count}}}fragment DeskRuleFiringCount on DeskRuleFiring{ruleId version purpose day count}fragment DeskRuleRow on DeskRule{id version outcome scope drugTypes serviceLines questions{id label}reasonForPatient reasonForClinician citation source{condition ...DeskRuleSourceContent}earlier{version source{condition ...DeskRuleSourceContent}}firings{...DeskRuleFiringCount}}fragment DeskRuleSourceContent on DeskRuleSource{document section basis facts{id text mark}sources{title about}}',
);
