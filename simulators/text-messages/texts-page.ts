import { formatMoment } from '#kernel/moments.ts';
import { type Html, html } from '../identity-provider/pages/html.ts';
import { servicePage } from '../service-page.ts';
import type { DemoText } from './repositories/demo-texts.ts';

const written = (number: string): string =>
  `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;

/** A text with its address as a link. */
const linked = (body: string): Html => {
  const [before = '', address = '', after = ''] = body.split(/(https?:\/\/\S+)/);
  return address ? html`${before}<a href="${address}">${address}</a>${after}` : html`${body}`;
};

const item = ({ direction, number, body, at }: DemoText): Html =>
  html`<li><p>${linked(body)}</p>
<p><small>${direction === 'to_person' ? 'To' : 'From'} <a href="/texts?number=${number}">${written(number)}</a>, ${formatMoment(at)}</small></p></li>`;

const replyForm = (number: string): Html => html`<form method="post" action="/texts">
<input type="hidden" name="number" value="${number}">
<label>Reply from this phone <input name="body" maxlength="160" value="STOP" required></label> <button>Send</button>
</form>`;

/** The texts that the simulated provider got. `number`: whose texts these are; null for everybody's. */
export const textsPage = (texts: readonly DemoText[], number: string | null): string =>
  servicePage({
    title: number === null ? 'Text messages' : `Text messages of ${written(number)}`,
    about: html`This is a demo: no text message leaves this machine. Newest first.`,
    content: html`${number === null ? html`<p>Choose a number to reply from it: YES, STOP or HELP, for example.</p>` : html`${replyForm(number)}<p><a href="/texts">Everybody's texts</a></p>`}
${texts.length === 0 ? html`<p>Nothing has been sent yet.</p>` : html`<ul>${texts.map(item)}</ul>`}`,
  });
