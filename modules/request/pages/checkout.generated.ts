// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { BuyerFragment } from '#modules/billing/ui/checkout/buyer.generated.ts';
import type { RequestVisitFragment } from '#modules/request/ui/request-visit.generated.ts';
import type { VisitTermsContentFragment } from '#modules/billing/ui/visit-checkout/visit-terms-content.generated.ts';

export type RequestCheckoutPageQueryVariables = { state?: string | null | undefined };

export type RequestCheckoutPageQuery = { readonly currentUser: BuyerFragment | null, readonly visitRequest: { readonly topic: string | null, readonly stage: string | null, readonly procedureId: number | null, readonly procedureOn: string | null, readonly visit: RequestVisitFragment | null, readonly checkout: VisitTermsContentFragment | null } };

export const RequestCheckoutPageDocument = /* @__PURE__ */ typedDocument<RequestCheckoutPageQuery, RequestCheckoutPageQueryVariables>(
  'RequestCheckoutPage',
  'query RequestCheckoutPage($state:String){currentUser{...Buyer}visitRequest{topic stage procedureId procedureOn visit{...RequestVisit}checkout(state:$state){...VisitTermsContent}}}fragment Buyer on User{id email firstName lastName ...ContactDetails}fragment CardDetails on CardSummary{brand last4 wallet expMonth expYear}fragment CardEntrySettings on CardEntry{kind frameUrl publishableKey}fragment CheckoutBox on CheckoutAgreement{field isRequired consent{id text missing document{title href}}}fragment ContactDetails on User{phone{phoneAreaCode phoneNumber}profile{dob}address{...FullAddress}}fragment FullAddress on Address{streetAddress1 streetAddress2 city state zipCode}fragment IntakeContent on Intake{responseId revision config answers status retiredQuestionIds savedAt}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}fragment RequestVisit on Visit{id consultationId statusLabel submittedAt canUploadPhotos photoViews photos{id view status url}intake{configVersion ...IntakeContent}proposal{id}outcome{...IntakeResult}}fragment VisitTermsContent on VisitCheckoutPage{feeWhen fee today name lines{kind label amount}agreements{...CheckoutBox}consentVersion cardEntry{...CardEntrySettings}savedCard{...CardDetails}servedStates}',
);
