import type { ResolverMap } from '#server/module.ts';
import * as record from './care-record-resolvers.ts';
import * as checkIn from './check-in-resolvers.ts';
import { patientMutations, userFields, visitFields } from './patient-resolvers.ts';
import { renewalPhotoMutations, renewalPhotoUserFields } from './photos/renewal-photos.ts';
import { photoMutations, progress } from './photos/resolvers.ts';
import { planProposalFields } from './plan-proposal-resolvers.ts';
import {
  doseChangeFields,
  doseRequestFields,
  titrationMutations,
  titrationUserFields,
  titrationVisitFields,
} from './titration-resolvers.ts';

export const resolvers = {
  Mutation: {
    ...patientMutations,
    ...photoMutations,
    ...renewalPhotoMutations,
    ...titrationMutations,
    ...checkIn.mutations,
  },
  User: {
    ...userFields,
    ...record.userFields,
    ...titrationUserFields,
    ...checkIn.userFields,
    ...renewalPhotoUserFields,
    progress,
  },
  Profile: record.profileFields,
  DoseChange: doseChangeFields,
  DoseRequest: doseRequestFields,
  CheckIn: checkIn.checkInFields,
  Consultation: record.consultationFields,
  Journey: record.journeyFields,
  PlanProposal: planProposalFields,
  OrderedQuizResponse: record.orderedQuizResponseFields,
  Visit: { ...visitFields, ...titrationVisitFields },
} satisfies ResolverMap;
