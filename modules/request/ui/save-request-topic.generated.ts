// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SaveRequestTopicMutationVariables = { topic: string };

export type SaveRequestTopicMutation = { readonly saveRequestTopic: boolean };

export const SaveRequestTopicDocument = /* @__PURE__ */ typedDocument<SaveRequestTopicMutation, SaveRequestTopicMutationVariables>(
  'SaveRequestTopic',
  'mutation SaveRequestTopic($topic:String!){saveRequestTopic(topic:$topic)}',
);
