// Made by "npm run codegen". Do not edit.
export type LeaveItemFragment = { readonly id: string, readonly clinicianName: string, readonly firstDay: string, readonly lastDay: string, readonly coverName: string | null, readonly isNow: boolean };
