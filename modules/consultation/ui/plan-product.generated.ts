// Made by "npm run codegen". Do not edit.
export type PlanProductFragment = { readonly id: number, readonly drugType: string, readonly publicDisplayedName: string, readonly supplyInformation: string, readonly supplyInDays: number, readonly instructions: string, readonly price: number };
