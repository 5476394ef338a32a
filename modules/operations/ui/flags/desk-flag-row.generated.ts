// Made by "npm run codegen". Do not edit.
export type DeskFlagRowFragment = { readonly name: string, readonly text: string, readonly value: string, readonly initial: string, readonly sourceLabel: string, readonly refused: string | null, readonly endPreview: string | null, readonly previews: ReadonlyArray<{ readonly value: string, readonly href: string }> };
