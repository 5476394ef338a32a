import { formatMoment } from '#kernel/moments.ts';
import type { PageGroup } from '#server/ports/pager.ts';
import { html } from '../identity-provider/pages/html.ts';
import { servicePage } from '../service-page.ts';
import type { ReceivedPage } from './repositories/received-pages.ts';

/** What the simulator shows of a body; `webhook-pager.ts` wrote it. */
interface Body {
  readonly alert: string;
  readonly level: number;
  readonly text: string;
  readonly audience: { readonly group: PageGroup; readonly recipients: readonly string[] };
  readonly deadline: string;
  readonly link: string;
}

const item = ({ body, deliveries, at }: ReceivedPage) => {
  const { alert, level, text, audience, deadline, link } = JSON.parse(body) as Body;
  const people = audience.recipients.length === 0 ? '' : ` (${audience.recipients.length})`;
  return html`<li><p><a href="${link}">${text}</a>, level ${String(level)}</p>
<p><small>${formatMoment(at)}, to ${audience.group}${people}, by ${formatMoment(deadline)}, alert ${alert}${deliveries > 1 ? `, came ${deliveries} times` : ''}</small></p></li>`;
};

/** The pages that the simulated pager got. */
export const pagerPage = (pages: readonly ReceivedPage[]): string =>
  servicePage({
    title: 'Pages',
    about: html`What clinicians get on their phones when a case is an emergency. This is a demo: no page leaves this machine. Newest first.`,
    content: pages.length === 0 ? html`<p>Nobody has been paged yet.</p>` : html`<ul>${pages.map(item)}</ul>`,
  });
