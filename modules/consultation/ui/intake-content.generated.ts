// Made by "npm run codegen". Do not edit.
export type IntakeContentFragment = { readonly responseId: string, readonly revision: number, readonly config: string, readonly answers: string, readonly status: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string };
