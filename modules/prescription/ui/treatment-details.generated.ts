// Made by "npm run codegen". Do not edit.
export type TreatmentDetailsFragment = { readonly id: string, readonly drugType: string, readonly name: string, readonly howToTake: string, readonly startedAt: string | null, readonly expiresAt: string | null, readonly refillsRemaining: number, readonly label: string, readonly isActive: boolean, readonly isCanceled: boolean };
