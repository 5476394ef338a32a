// Made by "npm run codegen". Do not edit.
export type SavedAnswersFragment = { readonly responseId: string, readonly revision: number, readonly savedAt: string, readonly configVersion: number };
