import { readInput } from '#kernel/input/read-input.ts';
import type { Scope } from '#server/scope.ts';
import { pickFields } from '../domain/clean.ts';
import { eventPayload } from '../domain/event-payload.ts';
import type { AnalyticsService } from '../index.ts';
import { eventRow } from '../repositories/events.ts';

export const analyticsService = (scope: Scope): AnalyticsService => ({
  track: async ({ name, fields, userId, leadId, payload, at }) => {
    const checked = readInput(eventPayload, payload, 'payload');
    if (!checked.ok) {
      scope.log.warn({ event: name }, 'an analytics event was dropped');
      return;
    }
    const row = eventRow({
      id: scope.ids.uuid(),
      eventId: null,
      name,
      userId,
      leadId,
      url: null,
      payload: pickFields(new Set(fields), checked.value),
      at: at ?? scope.clock.now(),
      // Events of the server about care and payments are shared with nobody.
      mayShare: false,
    });
    await scope.append({ rows: { analytics_event: [row] } });
  },
});
