// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { ContactDetailsFragment } from '#modules/account/ui/contact-details.generated.ts';
import type { RequestVisitFragment } from '#modules/request/ui/request-visit.generated.ts';
import type { VisitTermsContentFragment } from '#modules/billing/ui/visit-checkout/visit-terms-content.generated.ts';

export type RequestCheckoutPageQueryVariables = { state?: string | null | undefined };

export type RequestCheckoutPageQuery = { readonly currentUser: (
    { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null }
    & ContactDetailsFragment
  ) | null, readonly visitRequest: { readonly topic: string | null, readonly stage: string | null, readonly procedureId: number | null, readonly procedureOn: string | null, readonly visit: RequestVisitFragment | null, readonly checkout: VisitTermsContentFragment | null } };

export const RequestCheckoutPageDocument = typedDocument<RequestCheckoutPageQuery, RequestCheckoutPageQueryVariables>(
  'RequestCheckoutPage',
  'query RequestCheckoutPage($state:String){currentUser{id email firstName lastName ...ContactDetails}visitRequest{topic stage procedureId procedureOn visit{...RequestVisit}checkout(state:$state){...VisitTermsContent}}}fragment CardDetails on CardSummary{brand last4 wallet expMonth expYear}fragment CardEntrySettings on CardEntry{kind frameUrl publishableKey}fragment CheckoutBox on CheckoutAgreement{field isRequired consent{id text missing document{title href}}}fragment ContactDetails on User{phone{phoneAreaCode phoneNumber}profile{dob}address{...FullAddress}}fragment FullAddress on Address{streetAddress1 streetAddress2 city state zipCode}fragment RequestVisit on Visit{id consultationId statusLabel submittedAt canUploadPhotos photoViews photos{id view status url}intake{responseId revision config configVersion answers status retiredQuestionIds savedAt}proposal{id}outcome{outcome href findings{ruleId outcome reason}}}fragment VisitTermsContent on VisitCheckoutPage{feeWhen fee today name lines{kind label amount}agreements{...CheckoutBox}consentVersion cardEntry{...CardEntrySettings}savedCard{...CardDetails}servedStates}',
);
