// Made by "npm run codegen". Do not edit.
export type CatalogueItemFragment = { readonly drugType: string, readonly title: string | null, readonly description: string | null, readonly serviceLine: string | null, readonly isRx: boolean };
