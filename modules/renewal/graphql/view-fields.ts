import type { RequestContext } from '#server/graphql/context.ts';
import { addressOf, presentAddress } from '../services/annual/present-annual.ts';
import type { CurrentRenewal } from '../services/current-renewal.ts';
import { entryOf, isUnfinished, type presentRenewal, presentSteps } from '../services/present-renewal.ts';
import { openDraftOf } from '../services/renewal-intake.ts';
import { optionsOf, presentOptions } from '../services/renewal-options.ts';
import { renewalProgressOf, unfinishedQuestions } from '../services/renewal-progress-of.ts';

type Parent = ReturnType<typeof presentRenewal>;

/** The questionnaire that is being answered, read once per state of the renewal. */
export const draftOf = (userId: string, current: CurrentRenewal, { once, scope }: RequestContext) => {
  const { status, latest } = current;
  return once(`renewal.draft.${userId}.${status}.${latest?.id}`, () => openDraftOf(scope, current));
};

/** The address to confirm, read once per request, also for the other fields of the page. */
export const knownAddress = (userId: string, { once, scope }: RequestContext) =>
  once(`renewal.address.${userId}`, () => addressOf(scope, userId));

/** The patient is answering a renewal, and its pages lead it. */
const isAnswered = ({ status, leads }: CurrentRenewal): boolean =>
  status === 'in_progress' && leads === 'renewal';

const progressOf = ({ userId, source }: Parent, context: RequestContext) =>
  context.once(`renewal.progress.${userId}.${source.status}.${source.latest?.id}`, async () =>
    renewalProgressOf(context.scope, userId, source, await draftOf(userId, source, context)),
  );

/** What costs statements of its own, read only where a page asks for it. */
export const renewalViewFields = {
  steps: async (parent: Parent, _: unknown, context: RequestContext) =>
    isUnfinished(parent.source) ? presentSteps(parent.source, await progressOf(parent, context)) : [],
  href: async (parent: Parent, _: unknown, context: RequestContext) =>
    isAnswered(parent.source) ? (await progressOf(parent, context)).nextPath : entryOf(parent.source),
  unfinished: async ({ userId, source }: Parent, _: unknown, context: RequestContext) =>
    source.leads === 'renewal'
      ? unfinishedQuestions(await draftOf(userId, source, context), context.scope.clock.now())
      : [],
  options: async ({ userId, source }: Parent, _: unknown, { scope }: RequestContext) =>
    isAnswered(source) && source.latest
      ? presentOptions(await optionsOf(scope, userId, source.latest, source.summary), scope.clock.now())
      : null,
  address: async ({ userId, source }: Parent, _: unknown, context: RequestContext) =>
    isAnswered(source) ? presentAddress(await knownAddress(userId, context), source) : null,
};
