import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { PageGroup } from '#server/ports/pager.ts';
import { html, trustedHtml } from '../identity-provider/pages/html.ts';
import type { ReceivedPage } from './repositories/received-pages.ts';

const STYLE = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
ul{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid GrayText}p{margin:.1rem 0}small{color:GrayText}`;

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
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pages | ${brand.name}</title><style>${trustedHtml(STYLE)}</style></head>
<body>
<h1>Pages</h1>
<p>What clinicians get on their phones when a case is an emergency. This is a demo: no page leaves this machine. Newest first. See also the <a href="/inbox">emails</a>.</p>
${pages.length === 0 ? html`<p>Nobody has been paged yet.</p>` : html`<ul>${pages.map(item)}</ul>`}
</body>
</html>`.markup;
