// Made by "npm run codegen". Do not edit.
export type DepositContentFragment = { readonly orderId: string, readonly orderNumber: string, readonly name: string, readonly procedureOn: string, readonly amount: number, readonly label: string, readonly detail: string, readonly isRefundable: boolean };
