import { runMutation } from '#client/graphql/client.ts';
import { PAGE_VIEW } from '../domain/names.ts';
import type { Vendor } from './client.ts';
import { CreateAnalyticsEventDocument } from './create-analytics-event.generated.ts';
import { CreatePageviewDocument } from './create-pageview.generated.ts';

/** Sends events to our own server, which stores them. */
export const firstParty: Vendor = {
  send: async ({ name, path, payload: fields }) => {
    const payload = JSON.stringify(fields);
    const answer =
      name === PAGE_VIEW
        ? await runMutation(CreatePageviewDocument, { analyticsEvent: { url: path, payload } })
        : await runMutation(CreateAnalyticsEventDocument, { analyticsEvent: { event: name, payload } });
    if (answer.ok) return 'sent';
    return answer.failure.code === 'TEMPORARILY_UNAVAILABLE' ? 'unreachable' : 'refused';
  },
};
