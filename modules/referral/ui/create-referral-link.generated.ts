// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CreateReferralLinkMutationVariables = Readonly<Record<string, never>>;

export type CreateReferralLinkMutation = { readonly createReferralLink: string };

export const CreateReferralLinkDocument = /* @__PURE__ */ typedDocument<CreateReferralLinkMutation, CreateReferralLinkMutationVariables>(
  'CreateReferralLink',
  'mutation CreateReferralLink{createReferralLink}',
);
