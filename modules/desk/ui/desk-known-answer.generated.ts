// Made by "npm run codegen". Do not edit.
export type DeskKnownAnswerFragment = { readonly id: string, readonly questionId: string, readonly question: string, readonly answer: string, readonly givenAt: string, readonly visit: string | null, readonly isFromClinician: boolean, readonly isSubmitted: boolean };
