import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import { type Html, html, trustedHtml } from '../identity-provider/pages/html.ts';
import type { DemoText } from './repositories/demo-texts.ts';

const STYLE = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
ul{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid GrayText}p{margin:.1rem 0;overflow-wrap:anywhere}small{color:GrayText}button,input{font:inherit;padding:.4rem .6rem}`;

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
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text messages | ${brand.name}</title><style>${trustedHtml(STYLE)}</style></head>
<body>
<h1>${number === null ? 'Text messages' : `Text messages of ${written(number)}`}</h1>
<p>This is a demo: no text message leaves this machine. Newest first. See also the <a href="/inbox">emails</a>.</p>
${number === null ? html`<p>Choose a number to reply from it: YES, STOP or HELP, for example.</p>` : html`${replyForm(number)}<p><a href="/texts">Everybody's texts</a></p>`}
${texts.length === 0 ? html`<p>Nothing has been sent yet.</p>` : html`<ul>${texts.map(item)}</ul>`}
</body>
</html>`.markup;
