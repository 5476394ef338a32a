// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** An event that a browser sends. Stored under the ids of the viewer; userId and email are ignored. */
export type AnalyticsEventInput = {
  readonly event: string;
  readonly email?: string | null | undefined;
  readonly userId?: string | null | undefined;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: string | null | undefined;
};

export type CreateAnalyticsEventMutationVariables = {
  analyticsEvent: AnalyticsEventInput;
};

export type CreateAnalyticsEventMutation = { readonly createAnalyticsEvent: { readonly event: string } };

export const CreateAnalyticsEventDocument = typedDocument<CreateAnalyticsEventMutation, CreateAnalyticsEventMutationVariables>(
  'CreateAnalyticsEvent',
  'mutation CreateAnalyticsEvent($analyticsEvent:AnalyticsEventInput!){createAnalyticsEvent(analyticsEvent:$analyticsEvent){event}}',
);
