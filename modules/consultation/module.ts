import { careIntakePort, prescriptionGatePort } from '#modules/billing/index.ts';
import { formularyPort } from '#modules/catalogue/index.ts';
import { careRequestsPort } from '#modules/quiz/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { photoRead, photoUpload } from './http/photo-router.ts';
import { consultationPort } from './index.ts';
import { careRequestsService } from './services/care-requests.ts';
import { consultationService } from './services/consultation.ts';
import { formulary } from './services/formulary.ts';
import { careIntakeService } from './services/open-visit.ts';
import { prescriptionGateService } from './services/prescription-gate.ts';
import { questionnaireMistakes } from './services/questionnaires.ts';
import { seedClinicians } from './services/seed.ts';
import { subscribers } from './services/subscribers.ts';
import { sweeps } from './services/sweeps.ts';

const photos = '/consultation/photos';

export const consultationModule = defineModule({
  id: 'consultation',
  dependsOn: ['account', 'catalogue', 'quiz', 'billing'],
  provides: [
    provide(consultationPort, consultationService),
    provide(careIntakePort, careIntakeService),
    provide(prescriptionGatePort, prescriptionGateService),
    provide(careRequestsPort, careRequestsService),
    provide(formularyPort, () => formulary),
  ],
  graphql: { typeDefs, resolvers },
  // A case at the desk shows many photos at once, so looking is not limited as strictly as sending.
  http: [
    { path: photos, access: 'login', rate: 'normal', router: photoRead },
    { path: photos, access: 'login', rate: 'strict', router: photoUpload },
  ],
  subscribers,
  sweeps,
  mistakes: questionnaireMistakes,
  seed: seedClinicians,
});
