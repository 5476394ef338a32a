import { therapyCheckPort } from '#modules/billing/index.ts';
import { takenTherapiesPort } from '#modules/cart/index.ts';
import { formularyPort } from '#modules/catalogue/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { chartPort } from './chart-port.ts';
import { decisionPort } from './decision-port.ts';
import { factPort } from './fact-port.ts';
import { typeDefs } from './graphql/schema.ts';
import { findingPort } from './index.ts';
import { alertEmergencies } from './services/alert-emergencies.ts';
import { chartService } from './services/chart-service.ts';
import { decisionService } from './services/decision-service.ts';
import { factService } from './services/fact-service.ts';
import { findingService } from './services/finding-service.ts';
import { formulary } from './services/formulary.ts';
import { questionnaireProblems } from './services/questionnaires.ts';
import { takenTherapies } from './services/taken-therapies.ts';
import { therapyCheck } from './services/therapy-check.ts';
import { storedData } from './stored-data.ts';

export const eligibilityModule = defineModule({
  id: 'eligibility',
  dependsOn: ['account', 'billing', 'cart', 'catalogue', 'quiz'],
  storedData,
  provides: [
    provide(findingPort, findingService),
    provide(formularyPort, () => formulary),
    provide(chartPort, chartService),
    provide(decisionPort, decisionService),
    provide(factPort, factService),
    provide(therapyCheckPort, therapyCheck),
    provide(takenTherapiesPort, takenTherapies),
  ],
  graphql: { typeDefs, resolvers: {} },
  sweeps: [alertEmergencies],
  problems: questionnaireProblems,
});
