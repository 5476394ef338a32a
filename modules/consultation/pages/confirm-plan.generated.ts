// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { PlanToConfirmFragment } from '#modules/consultation/ui/plan/plan-to-confirm.generated.ts';

export type ConfirmPlanPageQueryVariables = { link?: string | null | undefined };

export type ConfirmPlanPageQuery = { readonly currentUser: { readonly id: string, readonly care: { readonly unreadMessages: number }, readonly planLink: { readonly state: string, readonly visit: PlanToConfirmFragment | null } | null, readonly visit: PlanToConfirmFragment | null } | null };

export const ConfirmPlanPageDocument = /* @__PURE__ */ typedDocument<ConfirmPlanPageQuery, ConfirmPlanPageQueryVariables>(
  'ConfirmPlanPage',
  'query ConfirmPlanPage($link:String){currentUser{id care{unreadMessages}planLink(link:$link){state visit{...PlanToConfirm}}visit{...PlanToConfirm}}}fragment ClinicianShown on Clinician{name qualification medicalSchool residency signatureName photoUrl license{state number}}fragment PlanPriceView on PlanPrice{amount isWithRefill onApproval{...PriceSectionDetails}charges{afterDays firstAmount amount laterSteps{fromOrder amount}productNames everyDays}creditLeft}fragment PlanProduct on Product{id drugType publicDisplayedName supplyInformation supplyInDays instructions price}fragment PlanToConfirm on Visit{id consultationId statusLabel proposal{id reason clinician{...ClinicianShown}requestedAmount price{...PlanPriceView}isFirstPlan chargedNow consentText expiresAt textsToRead{ruleId drugTypes text}ssriWarning{...SsriWarningContent}requested{...PlanProduct}proposed{...PlanProduct}}}fragment PriceSectionDetails on QuoteSection{lines{kind label amount productId isDiscount}total subtotal salesTax}fragment SsriWarningContent on SsriWarning{parts{ruleId title text}statement isAccepted}',
);
