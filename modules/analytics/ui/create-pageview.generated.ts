// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type CreatePageviewMutationVariables = { analyticsEvent: Schema.PageviewEventInput };

export type CreatePageviewMutation = { readonly createPageviewEvent: { readonly url: string } };

export const CreatePageviewDocument = /* @__PURE__ */ typedDocument<CreatePageviewMutation, CreatePageviewMutationVariables>(
  'CreatePageview',
  'mutation CreatePageview($analyticsEvent:PageviewEventInput!){createPageviewEvent(analyticsEvent:$analyticsEvent){url}}',
);
