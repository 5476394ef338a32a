import type { ResolverMap } from '#server/module.ts';
import * as record from './care-record-resolvers.ts';
import * as checkIn from './check-in-resolvers.ts';
import { patientMutations, userFields, visitFields } from './patient-resolvers.ts';

export const resolvers = {
  Mutation: { ...patientMutations, ...checkIn.mutations },
  User: { ...userFields, ...record.userFields, ...checkIn.userFields },
  CheckIn: checkIn.checkInFields,
  Consultation: record.consultationFields,
  Journey: record.journeyFields,
  OrderedQuizResponse: record.orderedQuizResponseFields,
  Visit: visitFields,
} satisfies ResolverMap;
