// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { RequestVisitFragment } from '#modules/request/ui/request-visit.generated.ts';

export type RequestConsultationPageQueryVariables = Readonly<Record<string, never>>;

export type RequestConsultationPageQuery = { readonly currentUser: { readonly id: string } | null, readonly visitRequest: { readonly topic: string | null, readonly stage: string | null, readonly procedureId: number | null, readonly procedureOn: string | null, readonly firstDay: string, readonly lastDay: string, readonly topics: ReadonlyArray<{ readonly name: string, readonly label: string, readonly description: string }>, readonly visit: RequestVisitFragment | null, readonly procedures: ReadonlyArray<{ readonly id: number, readonly title: string, readonly description: string, readonly amount: number }> } };

export const RequestConsultationPageDocument = typedDocument<RequestConsultationPageQuery, RequestConsultationPageQueryVariables>(
  'RequestConsultationPage',
  'query RequestConsultationPage{currentUser{id}visitRequest{topic stage topics{name label description}visit{...RequestVisit}procedures{id title description amount}procedureId procedureOn firstDay lastDay}}fragment RequestVisit on Visit{id consultationId statusLabel submittedAt canUploadPhotos photoViews photos{id view status url}intake{responseId revision config configVersion answers status retiredQuestionIds savedAt}proposal{id}outcome{outcome href findings{ruleId outcome reason}}}',
);
