// Made by "npm run codegen". Do not edit.
import type { DeskKnownAnswerFragment } from '#modules/desk/ui/desk-known-answer.generated.ts';

export type DeskFlagDetailsFragment = { readonly ruleId: string, readonly version: number, readonly outcome: string, readonly reason: string, readonly drugTypes: ReadonlyArray<string>, readonly takes: string | null, readonly questionIds: ReadonlyArray<string>, readonly acknowledged: boolean, readonly inputs: ReadonlyArray<DeskKnownAnswerFragment>, readonly source: { readonly document: string, readonly section: string, readonly basis: string, readonly facts: ReadonlyArray<{ readonly id: string, readonly text: string, readonly mark: string }>, readonly sources: ReadonlyArray<{ readonly title: string, readonly about: string }> } | null };
