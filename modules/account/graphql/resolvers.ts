import type { RequestContext } from '#server/graphql/context.ts';
import type { ResolverMap } from '#server/module.ts';
import { accountPort, type Person } from '../index.ts';
import { leadRepository } from '../repositories/leads.ts';
import { ledgerRepository } from '../repositories/ledger.ts';
import { peopleRepository } from '../repositories/people.ts';
import { contractQueries, contractUserFields } from './contract-resolvers.ts';

/** What the type User stands on: a person, or a visitor known by his lead id alone. */
interface UserParent {
  readonly id: string;
  readonly person: Person | null;
}

const NOTICES_SHOWN = 50;

const currentUser = async (
  _: unknown,
  __: unknown,
  { viewer, scope }: RequestContext,
): Promise<UserParent | null> => {
  if (!viewer.user) return null;
  const person = await scope.use(accountPort).person(viewer.user.id);
  return person && { id: person.id, person };
};

const currentLead = async (parent: unknown, args: unknown, context: RequestContext): Promise<UserParent> =>
  (await currentUser(parent, args, context)) ?? {
    id: await uniqueLeadId(parent, args, context),
    person: null,
  };

const uniqueLeadId = async (_: unknown, __: unknown, { viewer, scope }: RequestContext): Promise<string> => {
  if (!viewer.leadId) throw new Error('A request without a lead reached the API.');
  await leadRepository(scope.db).ensure(viewer.leadId, scope.clock.now());
  return viewer.leadId;
};

const phone = ({ person }: UserParent) =>
  person?.phone ? { phoneAreaCode: person.phone.slice(0, 3), phoneNumber: person.phone.slice(3) } : null;

const fullName = ({ person }: UserParent): string | null =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null;

export const resolvers: ResolverMap = {
  Query: {
    currentUser,
    account: currentUser,
    currentLead,
    lead: currentLead,
    uniqueLeadId,
    ...contractQueries,
  },
  User: {
    ...contractUserFields,
    isImpersonated: (_: UserParent, __: unknown, { viewer }: RequestContext) =>
      viewer.user?.impersonatorId != null,
    firstName: ({ person }: UserParent) => person?.firstName,
    lastName: ({ person }: UserParent) => person?.lastName,
    fullName,
    email: ({ person }: UserParent) => person?.email,
    role: ({ person }: UserParent) => person?.role ?? 'visitor',
    phone,
    profile: ({ id, person }: UserParent) =>
      person && {
        id,
        dob: person.dob,
        gender: person.gender,
        hearAboutUs: null,
      },
    address: ({ person }: UserParent) => person?.address,
    active: ({ person }: UserParent) => person !== null,
    oauthUser: async ({ person }: UserParent, _: unknown, { scope }: RequestContext) => {
      const identity = person && (await peopleRepository(scope.db).identityOf(person.id));
      return identity && { id: identity.sub, source: identity.source };
    },
    notices: ({ person }: UserParent, _: unknown, { scope }: RequestContext) =>
      person ? ledgerRepository(scope.db).notices(person.id, NOTICES_SHOWN) : [],
  },
  Profile: {
    termsAccepted: async ({ id }: { id: string }, _: unknown, { scope }: RequestContext) =>
      (await ledgerRepository(scope.db).latestConsent(id, 'terms'))?.given === true,
  },
};
