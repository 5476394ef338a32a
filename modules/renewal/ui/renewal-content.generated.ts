// Made by "npm run codegen". Do not edit.
export type RenewalContentFragment = { readonly status: string, readonly due: boolean, readonly title: string, readonly detail: string, readonly refills: string, readonly photoViews: ReadonlyArray<string>, readonly treatments: ReadonlyArray<{ readonly name: string, readonly drugType: string }> };
