// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type PageviewEventInput = {
  /** Only its path is stored. */
  readonly url: string;
  readonly anonymousId?: string | null | undefined;
  readonly userId?: string | null | undefined;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: string | null | undefined;
};

export type CreatePageviewMutationVariables = {
  analyticsEvent: PageviewEventInput;
};

export type CreatePageviewMutation = { readonly createPageviewEvent: { readonly url: string } };

export const CreatePageviewDocument = typedDocument<CreatePageviewMutation, CreatePageviewMutationVariables>(
  'CreatePageview',
  'mutation CreatePageview($analyticsEvent:PageviewEventInput!){createPageviewEvent(analyticsEvent:$analyticsEvent){url}}',
);
