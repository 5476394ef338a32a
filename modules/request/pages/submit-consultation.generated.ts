// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RequestProceduresFragment } from '#modules/request/ui/request-procedures.generated.ts';
import type { RequestVisitFragment } from '#modules/request/ui/request-visit.generated.ts';

export type RequestSubmitPageQueryVariables = Readonly<Record<string, never>>;

export type RequestSubmitPageQuery = { readonly currentUser: { readonly id: string } | null, readonly visitRequest: (
    { readonly topic: string | null, readonly stage: string | null, readonly visit: RequestVisitFragment | null }
    & RequestProceduresFragment
  ) };

export const RequestSubmitPageDocument = /* @__PURE__ */ typedDocument<RequestSubmitPageQuery, RequestSubmitPageQueryVariables>(
  'RequestSubmitPage',
  'query RequestSubmitPage{currentUser{id}visitRequest{topic stage visit{...RequestVisit}...RequestProcedures}}fragment IntakeContent on Intake{responseId revision config answers status retiredQuestionIds savedAt}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}fragment RequestProcedures on VisitRequest{procedures{id title description amount}procedureId procedureOn}fragment RequestVisit on Visit{id consultationId statusLabel submittedAt canUploadPhotos photoViews photos{id view status url}intake{configVersion ...IntakeContent}proposal{id}outcome{...IntakeResult}}',
);
