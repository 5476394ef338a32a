// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DemoClockPageQueryVariables = Readonly<Record<string, never>>;

export type DemoClockPageQuery = { readonly demoClock: { readonly now: string } | null };

export const DemoClockPageDocument = /* @__PURE__ */ typedDocument<DemoClockPageQuery, DemoClockPageQueryVariables>(
  'DemoClockPage',
  'query DemoClockPage{demoClock{now}}',
);
