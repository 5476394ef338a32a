import { isHealthPage } from '#config/health-pages.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { checkName, checkTexts, checkUrl, readPayload } from '../domain/check.ts';
import { pathOf, pickKnownFields } from '../domain/clean.ts';
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
  const name = checkName(input.event, 'analyticsEvent.event');
  if (!name.ok) return name;
  const payload = readPayload(input.payload, 'analyticsEvent.payload');
  if (!payload.ok) return payload;
  const problems = checkTexts({
    'analyticsEvent.email': input.email,
    'analyticsEvent.userId': input.userId,
  });
  if (problems.length > 0) return badInput(problems);
  const page = payload.value.page_url;
  await store(scope, viewer, {
    name: name.value,
    url: typeof page === 'string' ? pathOf(page) : null,
    payload: payload.value,
  });
  return ok(name.value);
};

/** A page view; only the path of its address is stored. */
export const recordPageview = async (
  scope: Scope,
  viewer: Viewer,
  input: PageviewInput,
): Promise<Result<string>> => {
  const url = checkUrl(input.url, 'analyticsEvent.url');
  if (!url.ok) return url;
  const payload = readPayload(input.payload, 'analyticsEvent.payload');
  if (!payload.ok) return payload;
  const problems = checkTexts({
    'analyticsEvent.anonymousId': input.anonymousId,
    'analyticsEvent.userId': input.userId,
  });
  if (problems.length > 0) return badInput(problems);
  const path = pathOf(url.value);
  if (path === null)
    return badInput([{ field: 'analyticsEvent.url', message: 'This is not the address of a page.' }]);
  await store(scope, viewer, { name: PAGE_VIEW, url: path, payload: payload.value });
  return url;
};
