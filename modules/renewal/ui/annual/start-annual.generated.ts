// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartAnnualCheckInMutationVariables = Readonly<Record<string, never>>;

export type StartAnnualCheckInMutation = { readonly startAnnualCheckIn: { readonly status: string } };

export const StartAnnualCheckInDocument = /* @__PURE__ */ typedDocument<StartAnnualCheckInMutation, StartAnnualCheckInMutationVariables>(
  'StartAnnualCheckIn',
  'mutation StartAnnualCheckIn{startAnnualCheckIn{status}}',
);
