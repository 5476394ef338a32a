// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { ShippingPlanFragment } from '#modules/quiz/ui/plan-change/shipping-plan.generated.ts';

export type ChangePlanPageQueryVariables = Readonly<Record<string, never>>;

export type ChangePlanPageQuery = { readonly currentUser: (
    { readonly id: string, readonly planChanges: (
      { readonly choices: ReadonlyArray<{ readonly key: string, readonly identifier: string, readonly name: string, readonly productNames: ReadonlyArray<string>, readonly price: number, readonly afterwards: string, readonly everyDays: number, readonly addProductIds: ReadonlyArray<number>, readonly stopProductIds: ReadonlyArray<number>, readonly isCurrent: boolean, readonly needsClinician: boolean, readonly conflicts: ReadonlyArray<string> }> }
      & ShippingPlanFragment
    ) | null }
    & AppLayoutUserFragment
  ) | null };

export const ChangePlanPageDocument = /* @__PURE__ */ typedDocument<ChangePlanPageQuery, ChangePlanPageQueryVariables>(
  'ChangePlanPage',
  'query ChangePlanPage{currentUser{id ...AppLayoutUser planChanges{...ShippingPlan choices{key identifier name productNames price afterwards everyDays addProductIds stopProductIds isCurrent needsClinician conflicts}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment ShippingPlan on PlanChanges{plan{productId name price afterwards everyDays needsPrescription}}',
);
