// Made by "npm run codegen". Do not edit.
export type SsriWarningContentFragment = { readonly statement: string, readonly isAccepted: boolean, readonly parts: ReadonlyArray<{ readonly ruleId: string, readonly title: string, readonly text: string }> };
