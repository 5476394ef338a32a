import { formatMoment } from '#kernel/moments.ts';
import { type Html, html } from '../identity-provider/pages/html.ts';
import { servicePage } from '../service-page.ts';
import type { MailReports } from './mail-provider.ts';
import type { InboxMail } from './repositories/inbox-repository.ts';

const reportButton = (id: string, report: 'bounce' | 'complaint', label: string): Html =>
  html`<form method="post" action="/inbox/${id}/${report}"><button>${label}</button></form> `;

const item =
  (hasReports: boolean) =>
  ({ id, subject, recipient, at }: InboxMail): Html =>
    html`<li><p><a href="/inbox/${id}">${subject}</a> <small>(<a href="/inbox/${id}?as=text">text</a>)</small></p>
<p><small>To <a href="/inbox?to=${encodeURIComponent(recipient)}">${recipient}</a>, ${formatMoment(at)}</small></p>
${hasReports ? html`<p>${reportButton(id, 'bounce', 'Report a bounce')}${reportButton(id, 'complaint', 'Report as spam')}</p>` : null}</li>`;

const reactivateForm = (to: string, provider: string): Html =>
  html`<form method="post" action="/inbox/reactivate"><p>${provider} sends nothing to this address any more. <input type="hidden" name="to" value="${to}"><button>Reactivate it</button></p></form>`;

/** The inbox of the simulated email. `to`: the address whose emails these are; null for everybody's. `reports`: what the provider reports. */
export const inboxPage = (
  mails: readonly InboxMail[],
  to: string | null,
  reports: MailReports | null,
): string =>
  servicePage({
    title: to === null ? 'Email' : `Email to ${to}`,
    about: html`This is a demo: no email leaves this machine. ${reports ? `It goes out by ${reports.provider}, which reports a bounce or a complaint when you press a button.` : null} Newest first.`,
    content: html`<form method="get"><label>To <input name="to" type="email" value="${to ?? ''}"></label> <button>Show</button></form>
${to !== null && reports?.inactive?.has(to) ? reactivateForm(to, reports.provider) : null}
${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : html`<ul>${mails.map(item(reports !== null))}</ul>`}`,
  });
