// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type TakeBackCancellationMutationVariables = { input: Schema.TakeBackInput };

export type TakeBackCancellationMutation = { readonly takeBackCancellation: boolean };

export const TakeBackCancellationDocument = /* @__PURE__ */ typedDocument<TakeBackCancellationMutation, TakeBackCancellationMutationVariables>(
  'TakeBackCancellation',
  'mutation TakeBackCancellation($input:TakeBackInput!){takeBackCancellation(input:$input)}',
);
