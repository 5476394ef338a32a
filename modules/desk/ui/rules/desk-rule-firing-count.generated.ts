// Made by "npm run codegen". Do not edit.
export type DeskRuleFiringCountFragment = { readonly ruleId: string, readonly version: number, readonly purpose: string, readonly day: string, readonly count: number };
