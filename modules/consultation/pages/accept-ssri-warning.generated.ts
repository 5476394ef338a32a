// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AcceptSsriWarningMutationVariables = { agreed: boolean; shownHash: string };

export type AcceptSsriWarningMutation = { readonly acceptSsriWarning: boolean };

export const AcceptSsriWarningDocument = /* @__PURE__ */ typedDocument<AcceptSsriWarningMutation, AcceptSsriWarningMutationVariables>(
  'AcceptSsriWarning',
  'mutation AcceptSsriWarning($agreed:Boolean!$shownHash:String!){acceptSsriWarning(agreed:$agreed shownHash:$shownHash)}',
);
