// Made by "npm run codegen". Do not edit.
export type RequestProceduresFragment = { readonly procedureId: number | null, readonly procedureOn: string | null, readonly procedures: ReadonlyArray<{ readonly id: number, readonly title: string, readonly description: string, readonly amount: number }> };
