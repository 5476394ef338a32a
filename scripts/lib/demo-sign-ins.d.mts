export const demoSignIns: readonly (readonly [email: string, what: string])[];
