// Made by "npm run codegen". Do not edit.
export type AppLayoutUserFragment = { readonly care: { readonly unreadMessages: number } };
