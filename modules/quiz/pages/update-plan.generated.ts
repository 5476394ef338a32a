// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { ShippingPlanFragment } from '#modules/quiz/ui/plan-change/shipping-plan.generated.ts';

export type UpdatePlanPageQueryVariables = Readonly<Record<string, never>>;

export type UpdatePlanPageQuery = { readonly currentUser: (
    { readonly id: string, readonly planChanges: (
      { readonly variants: ReadonlyArray<{ readonly ofProductId: number, readonly productId: number, readonly name: string, readonly price: number, readonly everyDays: number, readonly needsPrescription: boolean, readonly afterwards: string }> }
      & ShippingPlanFragment
    ) | null }
    & AppLayoutUserFragment
  ) | null };

export const UpdatePlanPageDocument = /* @__PURE__ */ typedDocument<UpdatePlanPageQuery, UpdatePlanPageQueryVariables>(
  'UpdatePlanPage',
  'query UpdatePlanPage{currentUser{id ...AppLayoutUser planChanges{...ShippingPlan variants{ofProductId productId name price everyDays needsPrescription afterwards}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment ShippingPlan on PlanChanges{plan{productId name price afterwards everyDays needsPrescription}}',
);
