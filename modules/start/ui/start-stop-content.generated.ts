// Made by "npm run codegen". Do not edit.
export type StartStopContentFragment = { readonly outcome: string, readonly state: string | null, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string }> };
