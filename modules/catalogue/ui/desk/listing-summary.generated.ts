// Made by "npm run codegen". Do not edit.
export type ListingSummaryFragment = { readonly id: string, readonly title: string, readonly drugType: string, readonly drugClass: string, readonly serviceLine: string, readonly needsPrescription: boolean, readonly isChanged: boolean, readonly unavailableStates: ReadonlyArray<{ readonly code: string, readonly name: string }> };
