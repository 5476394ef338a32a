// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type WelcomePageQueryVariables = { slug: string };

export type WelcomePageQuery = { readonly welcomePage: { readonly slug: string, readonly name: string, readonly drugTypes: ReadonlyArray<string>, readonly howToUse: ReadonlyArray<string>, readonly safety: ReadonlyArray<string>, readonly getHelpNow: string | null, readonly facts: string | null, readonly timeline: ReadonlyArray<{ readonly title: string, readonly text: string }> } | null, readonly currentUser: { readonly id: string, readonly billing: { readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly drugTypes: ReadonlyArray<string>, readonly nextBillingDate: string | null, readonly everyDays: number, readonly needsPrescription: boolean }> } } | null };

export const WelcomePageDocument = /* @__PURE__ */ typedDocument<WelcomePageQuery, WelcomePageQueryVariables>(
  'WelcomePage',
  'query WelcomePage($slug:String!){welcomePage(slug:$slug){slug name drugTypes howToUse timeline{title text}safety getHelpNow facts}currentUser{id billing{subscriptions{id drugTypes nextBillingDate everyDays needsPrescription}}}}',
);
