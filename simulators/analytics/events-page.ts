import { formatMoment } from '#kernel/moments.ts';
import { type Html, html } from '../identity-provider/pages/html.ts';
import { servicePage } from '../service-page.ts';
import type { MixpanelEvent } from './analytics-server.ts';

const item = ({ event, properties: { time, token: _, ...others } }: MixpanelEvent): Html =>
  html`<li><p><strong>${event}</strong></p><p><small>${formatMoment(new Date(time))}: ${JSON.stringify(others)}</small></p></li>`;

/** The events that the simulated analytics service got. */
export const eventsPage = (events: readonly MixpanelEvent[]): string =>
  servicePage({
    title: 'Analytics events',
    about: html`What Mixpanel gets of visitors who agreed to share it, from pages that are not about health. Newest first. This is a demo: nothing leaves this machine.`,
    content:
      events.length === 0
        ? html`<p>Nothing has arrived yet. Agree on the storefront and open some pages; events are sent each minute.</p>`
        : html`<ul>${events.map(item)}</ul>`,
  });
