// Made by "npm run codegen". Do not edit.
export type StartFlowContentFragment = { readonly responseId: string | null, readonly revision: number, readonly config: string, readonly configVersion: number, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string, readonly answeredAt: string | null };
