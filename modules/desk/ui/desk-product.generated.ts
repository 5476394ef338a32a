// Made by "npm run codegen". Do not edit.
export type DeskProductFragment = { readonly id: number, readonly price: number, readonly drugType: string, readonly title: string, readonly displayedName: string, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean };
