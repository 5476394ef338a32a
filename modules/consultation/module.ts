import { careIntakePort } from '#modules/billing/index.ts';
import { callVisitPort } from '#modules/call/index.ts';
import { clinicalQuestionnaires, openEmergenciesPort, urgentDraftPort } from '#modules/eligibility/index.ts';
import { careThreadPort } from '#modules/message/index.ts';
import { planRequestsPort } from '#modules/quiz/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { TREATMENT_LETTER_PATH } from './domain/treatment-letter-path.ts';
import { consultationEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { photoRead, photoUpload } from './http/photo-router.ts';
import { treatmentLetter } from './http/treatment-letter-router.ts';
import { consultationPort, reviewPort, visitEndPort } from './index.ts';
import { consultationMetrics } from './repositories/metrics.ts';
import { readOpenAlerts } from './repositories/open-alerts.ts';
import { callVisitService } from './services/call-visits.ts';
import { careIntakeService } from './services/care-intake.ts';
import { careThreadService } from './services/care-threads.ts';
import { submitUrgentCheckIn } from './services/check-in/submit-check-in.ts';
import { checkInSubscriber, checkInSweep } from './services/check-in/sweep.ts';
import { consultationService } from './services/consultation-service.ts';
import { escalationSweep, pagingSubscriber } from './services/paging/escalate.ts';
import { deadlineSweep } from './services/paging/notify-of-deadlines.ts';
import { sendPageJob } from './services/paging/send-page.ts';
import { planRequestService } from './services/request-plan.ts';
import { reviewService } from './services/review-service.ts';
import { submitUrgentDraft } from './services/submit-urgent-draft.ts';
import { subscribers } from './services/subscribers.ts';
import { sweeps } from './services/sweeps.ts';
import { visitEnd } from './services/visit-end.ts';
import { storedData } from './stored-data.ts';

const photos = '/consultation/photos';

/** The questionnaires of visits and check-ins; drafts of renewals are submitted by the module `renewal`. */
const ownQuestionnaires = clinicalQuestionnaires.filter(({ kind }) => kind !== 'renewal');

export const consultationModule = defineModule({
  id: 'consultation',
  dependsOn: [
    'account',
    'mail',
    'cart',
    'catalogue',
    'quiz',
    'billing',
    'eligibility',
    'prescription',
    'message',
    'call',
  ],
  metrics: consultationMetrics,
  storedData,
  events: consultationEvents,
  provides: [
    provide(consultationPort, consultationService),
    provide(reviewPort, reviewService),
    provide(visitEndPort, visitEnd),
    provide(careIntakePort, careIntakeService),
    provide(careThreadPort, careThreadService),
    provide(planRequestsPort, planRequestService),
    provide(callVisitPort, callVisitService),
    provide(openEmergenciesPort, (scope) => ({ of: (userId) => readOpenAlerts(scope.read, userId) })),
    ...ownQuestionnaires.map(({ questionnaire, kind }) =>
      provide(urgentDraftPort(questionnaire.name), (scope) => ({
        submit: (draft) => (kind === 'check_in' ? submitUrgentCheckIn : submitUrgentDraft)(scope, draft),
      })),
    ),
  ],
  graphql: { typeDefs, resolvers },
  // A case at the desk shows many photos together, so viewing is limited less strictly than uploading.
  http: [
    { path: photos, access: 'login', rate: 'normal', router: photoRead },
    { path: photos, access: 'login', rate: 'strict', router: photoUpload },
    { path: TREATMENT_LETTER_PATH, access: 'login', rate: 'normal', router: treatmentLetter },
  ],
  jobs: [sendPageJob],
  subscribers: [...subscribers, checkInSubscriber, pagingSubscriber],
  sweeps: [...sweeps, checkInSweep, escalationSweep, deadlineSweep],
});
