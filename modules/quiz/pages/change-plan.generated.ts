// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { LaterChargesContentFragment } from '#modules/quiz/ui/plan-change/later-charges-content.generated.ts';
import type { ShippingPlanFragment } from '#modules/quiz/ui/plan-change/shipping-plan.generated.ts';

export type ChangePlanPageQueryVariables = Readonly<Record<string, never>>;

export type ChangePlanPageQuery = { readonly currentUser: (
    { readonly id: string, readonly planChanges: (
      { readonly choices: ReadonlyArray<{ readonly key: string, readonly identifier: string, readonly name: string, readonly productNames: ReadonlyArray<string>, readonly price: number, readonly everyDays: number, readonly addProductIds: ReadonlyArray<number>, readonly stopProductIds: ReadonlyArray<number>, readonly isCurrent: boolean, readonly needsClinician: boolean, readonly conflicts: ReadonlyArray<string>, readonly later: LaterChargesContentFragment }> }
      & ShippingPlanFragment
    ) | null }
    & AppLayoutUserFragment
  ) | null };

export const ChangePlanPageDocument = typedDocument<ChangePlanPageQuery, ChangePlanPageQueryVariables>(
  'ChangePlanPage',
  'query ChangePlanPage{currentUser{id ...AppLayoutUser planChanges{...ShippingPlan choices{key identifier name productNames price later{...LaterChargesContent}everyDays addProductIds stopProductIds isCurrent needsClinician conflicts}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment LaterChargesContent on LaterCharges{amount laterSteps{fromOrder amount}}fragment ShippingPlan on PlanChanges{plan{productId name price later{...LaterChargesContent}everyDays needsPrescription}}',
);
