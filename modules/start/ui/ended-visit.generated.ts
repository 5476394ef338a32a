// Made by "npm run codegen". Do not edit.
export type EndedVisitFragment = { readonly id: string, readonly outcome: { readonly outcome: string, readonly removedDrugTypes: ReadonlyArray<string>, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string, readonly drugTypes: ReadonlyArray<string> }> } | null };
