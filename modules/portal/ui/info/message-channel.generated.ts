// Made by "npm run codegen". Do not edit.
export type MessageChannelContentFragment = { readonly type: string | null, readonly text: string, readonly isOn: boolean, readonly isLocked: boolean, readonly decidedAt: string | null };
