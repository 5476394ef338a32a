import { formularyPort } from '#modules/catalogue/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { typeDefs } from './graphql/schema.ts';
import { findingPort } from './index.ts';
import { alertEmergencies } from './services/alert-emergencies.ts';
import { findingService } from './services/finding-service.ts';
import { formulary } from './services/formulary.ts';
import { questionnaireProblems } from './services/questionnaires.ts';

export const eligibilityModule = defineModule({
  id: 'eligibility',
  dependsOn: ['billing', 'catalogue', 'quiz'],
  provides: [provide(findingPort, findingService), provide(formularyPort, () => formulary)],
  graphql: { typeDefs, resolvers: {} },
  sweeps: [{ id: 'eligibility.alertEmergencies', run: alertEmergencies }],
  problems: questionnaireProblems,
});
