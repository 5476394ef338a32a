// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type CreateAnalyticsEventMutationVariables = { analyticsEvent: Schema.AnalyticsEventInput };

export type CreateAnalyticsEventMutation = { readonly createAnalyticsEvent: { readonly event: string } };

export const CreateAnalyticsEventDocument = /* @__PURE__ */ typedDocument<CreateAnalyticsEventMutation, CreateAnalyticsEventMutationVariables>(
  'CreateAnalyticsEvent',
  'mutation CreateAnalyticsEvent($analyticsEvent:AnalyticsEventInput!){createAnalyticsEvent(analyticsEvent:$analyticsEvent){event}}',
);
