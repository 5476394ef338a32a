import { toldDetailsPort } from '#modules/billing/index.ts';
import { OOS_MEDICAL_HISTORY, urgentDraftPort } from '#modules/eligibility/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { LETTER_PATH } from './domain/letter-path.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { letter } from './http/letter-router.ts';
import { submitUrgentHistory } from './services/flow.ts';
import { toldDetails } from './services/told-details.ts';

/** Onboarding: the questions that a visitor answers before there is a visit, and patients who moved to another state. */
export const startModule = defineModule({
  id: 'start',
  dependsOn: [
    'account',
    'billing',
    'cart',
    'catalogue',
    'consultation',
    'eligibility',
    'message',
    'prescription',
    'quiz',
  ],
  provides: [
    provide(toldDetailsPort, (scope) => ({
      read: async ({ user, leadId }) => {
        if (user) return toldDetails(scope, { userId: user.id });
        return leadId ? toldDetails(scope, { leadId }) : null;
      },
    })),
    provide(urgentDraftPort(OOS_MEDICAL_HISTORY), (scope) => ({
      submit: (draft) => submitUrgentHistory(scope, draft),
    })),
  ],
  graphql: { typeDefs, resolvers },
  http: [{ path: LETTER_PATH, access: 'public', rate: 'normal', router: letter }],
});
