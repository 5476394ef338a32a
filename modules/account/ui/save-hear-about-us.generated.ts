// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SaveHearAboutUsMutationVariables = { answer: string };

export type SaveHearAboutUsMutation = { readonly saveHearAboutUs: boolean };

export const SaveHearAboutUsDocument = /* @__PURE__ */ typedDocument<SaveHearAboutUsMutation, SaveHearAboutUsMutationVariables>(
  'SaveHearAboutUs',
  'mutation SaveHearAboutUs($answer:String!){saveHearAboutUs(answer:$answer)}',
);
