import { badInput, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { checkName, checkTexts, checkUrl, readPayload } from '../domain/check.ts';
import { cleanPayload, pathOf } from '../domain/clean.ts';
import type { JsonObject } from '../domain/json.ts';
import { eventRepository } from '../repositories/events.ts';

const PAGE_VIEW = 'page viewed';

/** As the API takes them (specification section 7); ids and e-mail addresses in it are checked, never believed. */
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
 * Stores what a browser tells, under the ids of whoever asks: nobody writes events for another person. What staff
 * do in a patient's place is not his doing, and is dropped.
 */
const store = async (
  scope: Scope,
  { user, leadId }: Viewer,
  event: { name: string; url: string | null; payload: JsonObject },
): Promise<void> => {
  if (user?.impersonatorId) return;
  await eventRepository(scope.db).add({
    id: scope.ids.uuid(),
    name: event.name,
    userId: user?.id ?? null,
    leadId,
    url: event.url,
    payload: cleanPayload(event.payload),
    at: scope.clock.now(),
  });
};

/** CreateAnalyticsEvent. BAD_USER_INPUT names the field at fault, e.g. `analyticsEvent.payload`. */
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

/** A page view; of its address only the path is kept. */
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
