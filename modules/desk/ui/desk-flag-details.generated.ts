// Made by "npm run codegen". Do not edit.
export type DeskFlagDetailsFragment = { readonly ruleId: string, readonly outcome: string, readonly reason: string, readonly drugTypes: ReadonlyArray<string>, readonly takes: string | null, readonly questionIds: ReadonlyArray<string>, readonly acknowledged: boolean };
