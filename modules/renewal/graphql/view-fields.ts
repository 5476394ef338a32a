import type { RequestContext } from '#server/graphql/context.ts';
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

const progressOf = ({ userId, source }: Parent, context: RequestContext) =>
  context.once(`renewal.progress.${userId}.${source.status}.${source.latest?.id}`, async () =>
    renewalProgressOf(context.scope, userId, source, await draftOf(userId, source, context)),
  );

/** What costs statements of its own, read only where a page asks for it. */
export const renewalViewFields = {
  steps: async (parent: Parent, _: unknown, context: RequestContext) =>
    isUnfinished(parent.source) ? presentSteps(parent.source, await progressOf(parent, context)) : [],
  href: async (parent: Parent, _: unknown, context: RequestContext) =>
    parent.source.status === 'in_progress' && parent.source.leads === 'renewal'
      ? (await progressOf(parent, context)).nextPath
      : entryOf(parent.source),
  unfinished: async ({ userId, source }: Parent, _: unknown, context: RequestContext) =>
    source.leads === 'renewal'
      ? unfinishedQuestions(await draftOf(userId, source, context), context.scope.clock.now())
      : [],
  options: async ({ userId, source }: Parent, _: unknown, { scope }: RequestContext) =>
    source.status === 'in_progress' && source.leads === 'renewal' && source.latest
      ? presentOptions(await optionsOf(scope, userId, source.latest, source.summary), scope.clock.now())
      : null,
};
