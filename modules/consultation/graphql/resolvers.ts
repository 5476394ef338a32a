import type { ResolverMap } from '#server/module.ts';
import * as record from './care-record-resolvers.ts';
import { patientMutations, userFields, visitFields } from './patient-resolvers.ts';
import { photoMutations, progress } from './photos/resolvers.ts';

export const resolvers = {
  Mutation: { ...patientMutations, ...photoMutations },
  User: { ...userFields, ...record.userFields, progress },
  Consultation: record.consultationFields,
  Journey: record.journeyFields,
  OrderedQuizResponse: record.orderedQuizResponseFields,
  Visit: visitFields,
} satisfies ResolverMap;
