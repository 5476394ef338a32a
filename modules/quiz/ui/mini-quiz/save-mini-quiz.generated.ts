// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field. */
export type MiniQuizAnswersInput = {
  readonly where: ReadonlyArray<string>;
  readonly dandruff?: number | null | undefined;
  readonly expectedResult?: ReadonlyArray<string> | null | undefined;
  readonly familyExperience?: ReadonlyArray<string> | null | undefined;
  readonly treatmentType?: string | null | undefined;
  readonly activeIngredientInterests?: ReadonlyArray<string> | null | undefined;
  readonly otcInterests?: ReadonlyArray<string> | null | undefined;
};

export type SaveMiniQuizMutationVariables = {
  answers: MiniQuizAnswersInput;
};

export type SaveMiniQuizMutation = { readonly saveMiniQuiz: string };

export const SaveMiniQuizDocument = typedDocument<SaveMiniQuizMutation, SaveMiniQuizMutationVariables>(
  'SaveMiniQuiz',
  'mutation SaveMiniQuiz($answers:MiniQuizAnswersInput!){saveMiniQuiz(answers:$answers)}',
);
