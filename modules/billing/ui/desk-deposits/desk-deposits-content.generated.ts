// Made by "npm run codegen". Do not edit.
export type DeskDepositContentFragment = { readonly orderId: string, readonly orderNumber: string, readonly patientName: string, readonly patientEmail: string, readonly name: string, readonly procedureOn: string, readonly amount: number, readonly state: string, readonly label: string, readonly mayBeSettled: boolean };
