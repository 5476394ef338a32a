// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SavedMiniQuizQueryVariables = Readonly<Record<string, never>>;

export type SavedMiniQuizQuery = { readonly currentLead: { readonly id: string, readonly email: string | null, readonly quizResponses: ReadonlyArray<{ readonly content: string }> } | null };

export const SavedMiniQuizDocument = /* @__PURE__ */ typedDocument<SavedMiniQuizQuery, SavedMiniQuizQueryVariables>(
  'SavedMiniQuiz',
  'query SavedMiniQuiz{currentLead{id email quizResponses(configName:"mini-quiz"){content}}}',
);
