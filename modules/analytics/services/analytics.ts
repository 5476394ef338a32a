import type { Scope } from '#server/scope.ts';
import { checkName, checkPayload } from '../domain/check.ts';
import { cleanPayload } from '../domain/clean.ts';
import type { AnalyticsService } from '../index.ts';
import { eventRepository } from '../repositories/events.ts';

export const analyticsService = (scope: Scope): AnalyticsService => ({
  track: async ({ name, userId, leadId, payload, at }) => {
    const checkedName = checkName(name, 'name');
    const checked = checkPayload(payload, 'payload');
    if (!checkedName.ok || !checked.ok) {
      scope.log.warn({ event: checkedName.ok ? name : null }, 'an analytics event was dropped');
      return;
    }
    await eventRepository(scope.db).add({
      id: scope.ids.uuid(),
      name,
      userId,
      leadId,
      url: null,
      payload: cleanPayload(checked.value),
      at: at ?? scope.clock.now(),
    });
  },
});
