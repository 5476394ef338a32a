// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AdvanceDemoClockMutationVariables = { days: number };

export type AdvanceDemoClockMutation = { readonly advanceDemoClock: { readonly now: string } };

export const AdvanceDemoClockDocument = /* @__PURE__ */ typedDocument<AdvanceDemoClockMutation, AdvanceDemoClockMutationVariables>(
  'AdvanceDemoClock',
  'mutation AdvanceDemoClock($days:Int!){advanceDemoClock(days:$days){now}}',
);
