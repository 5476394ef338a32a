import { creditsPort } from '#modules/billing/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatientInPerson, requireStaff } from '#server/graphql/require-person.ts';
import type { MutationAcceptInvitationArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { referralLabel, refusals } from '../domain/referral-state.ts';
import { REFERRAL_CREDIT } from '../domain/terms.ts';
import { readOwnReferrals, referralRepository } from '../repositories/referrals.ts';
import { acceptInvitation, createReferralLink } from '../services/invite.ts';

/** Rows of the operators' list. */
const MOST_ROWS = 200;

const urlOf = ({ settings }: Scope, code: string): string =>
  new URL(`/referral/terms?invite=${code}`, settings.origins.app).href;

export const resolvers = {
  User: {
    referrals: async ({ id }: { readonly id: string }, _: unknown, { scope, viewer }: RequestContext) => {
      if (viewer.user?.id !== id || viewer.user.role !== 'patient') return null;
      const [own, credit] = await Promise.all([
        readOwnReferrals(scope.read, id),
        scope.use(creditsPort).available(id),
      ]);
      return {
        url: own.code && urlOf(scope, own.code),
        credit,
        perInvitation: REFERRAL_CREDIT,
        list: own.referrals.map(({ status, ...one }) => ({ ...one, label: referralLabel(status) })),
      };
    },
  },

  Query: {
    deskReferrals: async (_: unknown, __: unknown, context: RequestContext) => {
      const { user, actor } = requireStaff(context);
      const { scope } = context;
      const rows = await referralRepository(scope.db).newest(MOST_ROWS);
      await recordAudit(scope, {
        actor,
        action: 'referrals.read',
        subject: 'referral',
        subjectId: user.id,
        detail: {
          personIds: [
            ...new Set(
              rows.flatMap(({ referrerId, friendId }) => [referrerId, ...(friendId ? [friendId] : [])]),
            ),
          ],
        },
      });
      return rows.map(({ refusedBecause, ...row }) => ({
        ...row,
        refusal: refusedBecause && refusals[refusedBecause],
      }));
    },
  },

  Mutation: {
    createReferralLink: async (_: unknown, __: unknown, context: RequestContext) => {
      const { userId } = requirePatientInPerson(context);
      return urlOf(context.scope, valueOrThrow(await createReferralLink(context.scope, userId)));
    },

    acceptInvitation: (_: unknown, { code }: MutationAcceptInvitationArgs, context: RequestContext) => {
      const { leadId, user } = context.viewer;
      return acceptInvitation(context.scope, { leadId, isSignedIn: user !== null }, code);
    },
  },
} satisfies ResolverMap;
