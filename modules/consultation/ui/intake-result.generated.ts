// Made by "npm run codegen". Do not edit.
export type IntakeResultFragment = { readonly outcome: string, readonly href: string, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string }> };
