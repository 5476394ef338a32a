import { timeZoneOf } from '#kernel/time-zones.ts';
import { connectionOf, noEntries, readPage } from '#server/graphql/connection.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requireInPerson, requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationSaveHearAboutUsArgs,
  MutationSaveLeadArgs,
  MutationSaveTimeZoneArgs,
  UserNoticesConnectionArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { allStandardConsents } from '../domain/consent-texts.ts';
import { accountPort, type Person } from '../index.ts';
import { consentLedgerRepository, latestConsent } from '../repositories/consent-ledger.ts';
import { leadRepository } from '../repositories/leads.ts';
import { peopleRepository } from '../repositories/people.ts';
import { saveHearAboutUs } from '../services/save-hear-about-us.ts';
import { saveLead } from '../services/save-lead.ts';
import { saveTimeZone } from '../services/save-time-zone.ts';
import { contactFields, contactMutations } from './contact-resolvers.ts';
import { currentUserFields, currentUserQueries } from './current-user-resolvers.ts';
import { staffMutations, staffQueries } from './staff-resolvers.ts';
import { tokenMutations, tokenQueries } from './token-resolvers.ts';

/** The parent of the type User: a person, or a visitor known only by lead id. */
interface UserParent {
  readonly id: string;
  /** Loaded when the first field needs it, so that it can be batched with the reads of other fields. */
  readonly person: () => Promise<Person | null>;
}

const NOTICES_SHOWN = 50;

const nobody = async (): Promise<null> => null;

/** People are never deleted, so a session alone proves that the person exists. */
const currentUser = (_: unknown, __: unknown, { viewer, scope, once }: RequestContext): UserParent | null => {
  if (!viewer.user) return null;
  const { id } = viewer.user;
  return { id, person: () => once(`account.person.${id}`, () => scope.use(accountPort).person(id)) };
};

/** A field of the person, null for a visitor. */
const fromPerson =
  <T>(show: (person: Person) => T) =>
  async (user: UserParent): Promise<T | null> => {
    const person = await user.person();
    return person && show(person);
  };

const currentLead = async (parent: unknown, args: unknown, context: RequestContext): Promise<UserParent> =>
  currentUser(parent, args, context) ?? {
    id: await uniqueLeadId(parent, args, context),
    person: nobody,
  };

/** A field of the person or of the visitor's lead, read once per request and only when needed. */
const fromPersonOrLead =
  <T>(show: (found: Pick<Person, 'firstName' | 'email'>) => T) =>
  async (user: UserParent, _: unknown, { viewer, scope, once }: RequestContext): Promise<T | null> => {
    const { id } = user;
    const found = viewer.user
      ? await user.person()
      : await once(`account.lead.${id}`, () => leadRepository(scope.db).contact(id));
    return found && show(found);
  };

const uniqueLeadId = async (_: unknown, __: unknown, { viewer, scope }: RequestContext): Promise<string> => {
  if (!viewer.leadId) throw new Error('A request without a lead reached the API.');
  await leadRepository(scope.db).ensure(viewer.leadId, scope.clock.now());
  return viewer.leadId;
};

const phoneOf = ({ phone }: Person) =>
  phone ? { phoneAreaCode: phone.slice(0, 3), phoneNumber: phone.slice(3) } : null;

const fullNameOf = ({ firstName, lastName }: Person): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

export const resolvers = {
  Query: {
    currentUser,
    account: currentUser,
    currentLead,
    lead: currentLead,
    uniqueLeadId,
    consentTexts: () => allStandardConsents,
    ...currentUserQueries,
    ...staffQueries,
    ...tokenQueries,
  },
  User: {
    ...currentUserFields,
    ...contactFields,
    isImpersonated: (_: UserParent, __: unknown, { viewer }: RequestContext) =>
      viewer.user?.impersonatorId != null,
    firstName: fromPersonOrLead(({ firstName }) => firstName),
    lastName: fromPerson(({ lastName }) => lastName),
    fullName: fromPerson(fullNameOf),
    email: fromPersonOrLead(({ email }) => email),
    role: async (user: UserParent) => (await user.person())?.role ?? 'visitor',
    phone: fromPerson(phoneOf),
    // Requested together with the person, so that both are one statement.
    profile: async (user: UserParent, _: unknown, { scope }: RequestContext) => {
      const [person, terms] = await Promise.all([user.person(), latestConsent(scope.read, user.id, 'terms')]);
      if (!person) return null;
      const { id, dob, hearAboutUs } = person;
      return { id, dob, hearAboutUs, termsAccepted: terms?.given === true };
    },
    address: fromPerson(({ address }) => address),
    timeZone: fromPerson(timeZoneOf),
    timeZoneChosen: async (user: UserParent) => (await user.person())?.timeZone != null,
    // An account that was merged into another one of the same person cannot be used any more.
    active: async (user: UserParent) => (await user.person())?.mergedInto === null,
    oauthUser: async ({ id }: UserParent, _: unknown, { scope, viewer }: RequestContext) => {
      const identity = viewer.user?.id === id ? await peopleRepository(scope.db).identityOf(id) : null;
      return identity && { id: identity.sub, source: identity.source };
    },
    notices: ({ id }: UserParent, _: unknown, { scope, viewer }: RequestContext) =>
      viewer.user?.id === id ? consentLedgerRepository(scope.db).notices(id, NOTICES_SHOWN) : [],
    noticesConnection: async (
      { id }: UserParent,
      args: UserNoticesConnectionArgs,
      { scope, viewer }: RequestContext,
    ) => {
      const page = valueOrThrow(readPage(args));
      return viewer.user?.id === id
        ? connectionOf(await consentLedgerRepository(scope.db).noticesPage(id, page), page)
        : noEntries;
    },
  },
  Mutation: {
    ...staffMutations,
    ...tokenMutations,
    ...contactMutations,
    saveLead: async (_: unknown, { input }: MutationSaveLeadArgs, { scope, viewer }: RequestContext) =>
      valueOrThrow(await saveLead(scope, viewer, input)),
    saveHearAboutUs: async (_: unknown, { answer }: MutationSaveHearAboutUsArgs, context: RequestContext) =>
      valueOrThrow(await saveHearAboutUs(context.scope, requirePatientInPerson(context).userId, answer)),
    saveTimeZone: async (_: unknown, { timeZone }: MutationSaveTimeZoneArgs, context: RequestContext) =>
      valueOrThrow(await saveTimeZone(context.scope, requireInPerson(context), timeZone)),
  },
} satisfies ResolverMap;
