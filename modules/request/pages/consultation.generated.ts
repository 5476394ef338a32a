// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RequestProceduresFragment } from '#modules/request/ui/request-procedures.generated.ts';
import type { RequestTopicsFragment } from '#modules/request/ui/request-topics.generated.ts';
import type { RequestVisitFragment } from '#modules/request/ui/request-visit.generated.ts';

export type RequestConsultationPageQueryVariables = Readonly<Record<string, never>>;

export type RequestConsultationPageQuery = { readonly currentUser: { readonly id: string } | null, readonly visitRequest: (
    { readonly stage: string | null, readonly firstDay: string, readonly lastDay: string, readonly visit: RequestVisitFragment | null }
    & RequestTopicsFragment
    & RequestProceduresFragment
  ) };

export const RequestConsultationPageDocument = /* @__PURE__ */ typedDocument<RequestConsultationPageQuery, RequestConsultationPageQueryVariables>(
  'RequestConsultationPage',
  'query RequestConsultationPage{currentUser{id}visitRequest{stage ...RequestTopics visit{...RequestVisit}...RequestProcedures firstDay lastDay}}fragment IntakeContent on Intake{responseId revision config answers status retiredQuestionIds savedAt}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}fragment RequestProcedures on VisitRequest{procedures{id title description amount}procedureId procedureOn}fragment RequestTopics on VisitRequest{topic topics{name label description}}fragment RequestVisit on Visit{id consultationId statusLabel submittedAt canUploadPhotos photoViews photos{id view status url}intake{configVersion ...IntakeContent}proposal{id}outcome{...IntakeResult}}',
);
