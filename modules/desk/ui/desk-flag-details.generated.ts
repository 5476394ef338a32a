// Made by "npm run codegen". Do not edit.
import type { DeskKnownAnswerFragment } from '#modules/desk/ui/desk-known-answer.generated.ts';
import type { DeskRuleSourceContentFragment } from '#modules/desk/ui/rules/desk-rule-source-content.generated.ts';

export type DeskFlagDetailsFragment = { readonly ruleId: string, readonly version: number, readonly outcome: string, readonly reason: string, readonly drugTypes: ReadonlyArray<string>, readonly takes: string | null, readonly questionIds: ReadonlyArray<string>, readonly acknowledged: boolean, readonly inputs: ReadonlyArray<DeskKnownAnswerFragment>, readonly source: DeskRuleSourceContentFragment | null };
