import { patientTextsPort, prescriptionGatePort, prescriptionsToFillPort } from '#modules/billing/index.ts';
import { prescribedTherapiesPort } from '#modules/eligibility/index.ts';
import { authorPortraitPort } from '#modules/message/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { PORTRAIT_PATH, PORTRAIT_UPLOAD_PATH } from './domain/portrait-path.ts';
import { prescriptionEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { portraitReadRouter, portraitUpload } from './http/portrait-router.ts';
import { clinicianPort, leavePort, licensePort, prescriptionPort, treatmentPort } from './index.ts';
import { clinicianRepository } from './repositories/clinicians.ts';
import { prescriptionToFillRepository } from './repositories/prescriptions-to-fill.ts';
import { clinicianService } from './services/clinician-service.ts';
import { endLicenses, warnOfLicenses } from './services/expire-licenses.ts';
import { expirePrescriptions } from './services/expire-prescriptions.ts';
import { beginLeaves } from './services/leave/begin-leaves.ts';
import { leaveService } from './services/leave/leave-service.ts';
import { licenseService } from './services/license-service.ts';
import { patientTexts } from './services/patient-texts.ts';
import { prescribedTherapies } from './services/prescribed-therapies.ts';
import { prescriptionGateService } from './services/prescription-gate.ts';
import { prescriptionService } from './services/prescription-service.ts';
import { seedClinicians } from './services/seed-clinicians.ts';
import { subscribers } from './services/subscribers.ts';
import { treatmentService } from './services/treatment-service.ts';
import { storedData } from './stored-data.ts';

export const prescriptionModule = defineModule({
  id: 'prescription',
  dependsOn: ['account', 'catalogue', 'billing', 'eligibility', 'message'],
  storedData,
  events: prescriptionEvents,
  provides: [
    provide(prescriptionPort, prescriptionService),
    provide(treatmentPort, treatmentService),
    provide(clinicianPort, clinicianService),
    provide(prescriptionGatePort, prescriptionGateService),
    provide(patientTextsPort, patientTexts),
    provide(prescriptionsToFillPort, (scope) => ({ of: prescriptionToFillRepository(scope.db).of })),
    provide(prescribedTherapiesPort, prescribedTherapies),
    provide(licensePort, licenseService),
    provide(leavePort, leaveService),
    provide(authorPortraitPort, (scope) => ({ of: clinicianRepository(scope.db, scope.clock).photosOf })),
  ],
  graphql: { typeDefs, resolvers },
  http: [
    { path: PORTRAIT_PATH, access: 'public', rate: 'normal', router: portraitReadRouter },
    { path: PORTRAIT_UPLOAD_PATH, access: 'staff', rate: 'strict', router: portraitUpload },
  ],
  subscribers,
  sweeps: [expirePrescriptions, warnOfLicenses, endLicenses, beginLeaves],
  seed: seedClinicians,
});
