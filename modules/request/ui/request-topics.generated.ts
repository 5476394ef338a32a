// Made by "npm run codegen". Do not edit.
export type RequestTopicsFragment = { readonly topic: string | null, readonly topics: ReadonlyArray<{ readonly name: string, readonly label: string, readonly description: string }> };
