import type { ResolverMap } from '#server/module.ts';
import * as contract from './contract-resolvers.ts';
import { deskMutations, deskQueries } from './desk-resolvers.ts';
import { patientMutations, userFields, visitFields } from './patient-resolvers.ts';

export const resolvers = {
  Query: deskQueries,
  Mutation: { ...patientMutations, ...deskMutations },
  User: { ...userFields, ...contract.userFields },
  Consultation: contract.consultationFields,
  Journey: contract.journeyFields,
  OrderedQuizResponse: contract.orderedQuizResponseFields,
  UserPrescription: contract.prescriptionFields,
  Treatment: contract.prescriptionFields,
  Visit: visitFields,
} satisfies ResolverMap;
