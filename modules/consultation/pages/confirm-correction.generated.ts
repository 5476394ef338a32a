// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConfirmCorrectionMutationVariables = { correctionId: string };

export type ConfirmCorrectionMutation = { readonly confirmCorrection: boolean };

export const ConfirmCorrectionDocument = /* @__PURE__ */ typedDocument<ConfirmCorrectionMutation, ConfirmCorrectionMutationVariables>(
  'ConfirmCorrection',
  'mutation ConfirmCorrection($correctionId:ID!){confirmCorrection(correctionId:$correctionId)}',
);
