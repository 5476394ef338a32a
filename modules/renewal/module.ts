import { clinicalQuestionnaires, urgentDraftPort } from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { renewalEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { remind } from './services/remind.ts';
import { submitRenewal } from './services/submit-renewal.ts';
import { subscribers } from './services/subscribers.ts';
import { storedData } from './stored-data.ts';

const urgentQuestionnaires = clinicalQuestionnaires
  .filter(({ kind, isAfterMove }) => kind === 'renewal' && !isAfterMove)
  .map(({ questionnaire }) => questionnaire.name);

export const renewalModule = defineModule({
  id: 'renewal',
  dependsOn: [
    'account',
    'analytics',
    'billing',
    'catalogue',
    'consultation',
    'eligibility',
    'prescription',
    'quiz',
    'message',
  ],
  storedData,
  provides: [
    ...urgentQuestionnaires.map((questionnaire) =>
      provide(urgentDraftPort(questionnaire), (scope) => ({
        submit: ({ userId, ...draft }) =>
          submitRenewal(scope, systemActor, userId, { ...draft, isEmergency: true, acknowledgedRuleIds: [] }),
      })),
    ),
  ],
  events: renewalEvents,
  graphql: { typeDefs, resolvers },
  subscribers,
  sweeps: [remind],
});
