import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import { html, trustedHtml } from '../identity-provider/pages/html.ts';
import type { InboxMail } from './repositories/inbox-repository.ts';

const STYLE = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
ul{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid GrayText}p{margin:.1rem 0}small{color:GrayText}`;

/** The inbox of the simulated mail server. `to`: the address whose emails these are; null for everybody's. */
export const inboxPage = (mails: readonly InboxMail[], to: string | null): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox | ${brand.name}</title><style>${trustedHtml(STYLE)}</style></head>
<body>
<h1>${to === null ? 'Email' : html`Email to ${to}`}</h1>
<p>This is a demo: no email leaves this machine. Newest first. See also the <a href="/texts">text messages</a>, and the <a href="/pager">pages</a> to clinicians.</p>
<form method="get"><label>To <input name="to" type="email" value="${to ?? ''}"></label> <button>Show</button></form>
${
  mails.length === 0
    ? html`<p>Nothing has been sent yet.</p>`
    : html`<ul>${mails.map(
        ({ id, subject, recipient, at }) =>
          html`<li><p><a href="/inbox/${id}">${subject}</a> <small>(<a href="/inbox/${id}?as=text">text</a>)</small></p>
<p><small>To <a href="/inbox?to=${encodeURIComponent(recipient)}">${recipient}</a>, ${formatMoment(at)}</small></p></li>`,
      )}</ul>`
}
</body>
</html>`.markup;
