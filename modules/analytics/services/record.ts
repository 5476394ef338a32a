import { isHealthPage } from '#config/health-pages.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { pathOf, pickKnownFields } from '../domain/clean.ts';
import { eventInput, pageviewInput } from '../domain/event-input.ts';
import type { JsonObject } from '../domain/json.ts';
import { PAGE_VIEW } from '../domain/names.ts';
import { eventRepository } from '../repositories/events.ts';

/** As the API takes them (S7.25, S7.26); ids and email addresses in it are checked, never trusted. */
interface EventInput {
  readonly event: string;
  readonly email?: string | null;
  readonly userId?: string | null;
  readonly payload?: string | null;
}

interface PageviewInput {
  readonly url: string;
  readonly anonymousId?: string | null;
  readonly userId?: string | null;
  readonly payload?: string | null;
}

/**
 * Facts that are taken from the server, because a browser cannot be trusted with them: the owner of the event and the
 * campaign.
 */
const known = ({ user, leadId, utm = {} }: Viewer): JsonObject => ({
  ...Object.fromEntries(Object.entries(utm).map(([name, value]) => [`utm_${name}`, value])),
  ...(leadId && { uniqueLeadId: leadId }),
  ...(user && { user_id: user.id }),
});

/**
 * Stores an event sent by a browser, under the ids of the viewer: nobody can write events for another person. Events of
 * staff who impersonate a patient are dropped. An event may be shared with third parties only with consent, and never
 * from a health page.
 */
const store = async (
  scope: Scope,
  viewer: Viewer,
  event: { name: string; url: string | null; payload: JsonObject },
): Promise<void> => {
  const { user, leadId, mayShare = false } = viewer;
  if (user?.impersonatorId) return;
  const fields = pickKnownFields(event.name, event.payload);
  const { eventId, user_id: _claimed, uniqueLeadId: _claimedToo, ...payload } = fields;
  await eventRepository(scope.db).add({
    id: scope.ids.uuid(),
    eventId: typeof eventId === 'string' ? eventId : null,
    name: event.name,
    userId: user?.id ?? null,
    leadId,
    url: event.url,
    payload: { ...payload, ...pickKnownFields(event.name, known(viewer)) },
    at: scope.clock.now(),
    mayShare: mayShare && event.url !== null && !isHealthPage(event.url),
  });
};

/** CreateAnalyticsEvent. BAD_USER_INPUT names the invalid field, such as `analyticsEvent.payload`. */
export const recordEvent = async (
  scope: Scope,
  viewer: Viewer,
  input: EventInput,
): Promise<Result<string>> => {
  const read = readInput(eventInput, input, 'analyticsEvent');
  if (!read.ok) return read;
  const { event: name, payload } = read.value;
  const page = payload.page_url;
  await store(scope, viewer, { name, url: typeof page === 'string' ? pathOf(page) : null, payload });
  return ok(name);
};

/** A page view; only the path of its address is stored. */
export const recordPageview = async (
  scope: Scope,
  viewer: Viewer,
  input: PageviewInput,
): Promise<Result<string>> => {
  const read = readInput(pageviewInput, input, 'analyticsEvent');
  if (!read.ok) return read;
  const { url, payload } = read.value;
  await store(scope, viewer, { name: PAGE_VIEW, url: pathOf(url), payload });
  return ok(url);
};
