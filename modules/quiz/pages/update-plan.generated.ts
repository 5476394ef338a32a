// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';

export type UpdatePlanPageQueryVariables = Readonly<Record<string, never>>;

export type UpdatePlanPageQuery = { readonly currentUser: (
    { readonly id: string, readonly planChanges: { readonly plan: ReadonlyArray<{ readonly productId: number, readonly name: string, readonly price: number, readonly everyDays: number, readonly needsPrescription: boolean }>, readonly variants: ReadonlyArray<{ readonly ofProductId: number, readonly productId: number, readonly name: string, readonly price: number, readonly everyDays: number, readonly needsPrescription: boolean }> } | null }
    & AppLayoutUserFragment
  ) | null };

export const UpdatePlanPageDocument = typedDocument<UpdatePlanPageQuery, UpdatePlanPageQueryVariables>(
  'UpdatePlanPage',
  'query UpdatePlanPage{currentUser{id ...AppLayoutUser planChanges{plan{productId name price everyDays needsPrescription}variants{ofProductId productId name price everyDays needsPrescription}}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
