import type { ResolverMap } from '#server/module.ts';
import { deskMutations, deskQueries } from './desk-resolvers.ts';
import { patientMutations, userFields, visitFields } from './patient-resolvers.ts';

export const resolvers: ResolverMap = {
  Query: deskQueries,
  Mutation: { ...patientMutations, ...deskMutations },
  User: userFields,
  Visit: visitFields,
};
