import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskSendEmailAgainArgs,
  QueryDeskEmailsArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { catalog } from '../domain/catalog.ts';
import { kindLabel } from '../domain/kind-label.ts';
import { mailStates } from '../domain/mail-states.ts';
import { listEmails } from '../services/list-emails.ts';
import { sendAgain } from '../services/send-again.ts';

const states = Object.entries(mailStates).map(([value, label]) => ({ value, label }));
const kinds = Object.keys(catalog)
  .map((value) => ({ value, label: kindLabel(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

export const resolvers = {
  Query: {
    deskEmails: async (_: unknown, { filter, after }: QueryDeskEmailsArgs, context: RequestContext) => {
      const { actor } = requireStaff(context);
      const wish = { filter: { ...filter }, after: after ?? null };
      return { ...valueOrThrow(await listEmails(context.scope, actor, wish)), states, kinds };
    },
  },

  Mutation: {
    deskSendEmailAgain: async (_: unknown, { id }: MutationDeskSendEmailAgainArgs, context: RequestContext) =>
      valueOrThrow(await sendAgain(context.scope, requireStaff(context).actor, readId('id', id))),
  },
} satisfies ResolverMap;
