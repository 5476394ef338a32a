// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveMiniQuizMutationVariables = { answers: Schema.MiniQuizAnswersInput };

export type SaveMiniQuizMutation = { readonly saveMiniQuiz: string };

export const SaveMiniQuizDocument = /* @__PURE__ */ typedDocument<SaveMiniQuizMutation, SaveMiniQuizMutationVariables>(
  'SaveMiniQuiz',
  'mutation SaveMiniQuiz($answers:MiniQuizAnswersInput!){saveMiniQuiz(answers:$answers)}',
);
