// Made by "npm run codegen". Do not edit.
export type DeskRuleSourceContentFragment = { readonly document: string, readonly section: string, readonly basis: string, readonly facts: ReadonlyArray<{ readonly id: string, readonly text: string, readonly mark: string }>, readonly sources: ReadonlyArray<{ readonly title: string, readonly about: string }> };
