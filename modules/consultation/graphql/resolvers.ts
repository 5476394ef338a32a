import type { ResolverMap } from '#server/module.ts';
import * as record from './care-record-resolvers.ts';
import { patientMutations, userFields, visitFields } from './patient-resolvers.ts';

export const resolvers = {
  Mutation: patientMutations,
  User: { ...userFields, ...record.userFields },
  Profile: record.profileFields,
  Consultation: record.consultationFields,
  Journey: record.journeyFields,
  OrderedQuizResponse: record.orderedQuizResponseFields,
  Visit: visitFields,
} satisfies ResolverMap;
