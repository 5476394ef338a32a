import { formatMoment } from '#kernel/moments.ts';
import { type Html, html } from '../identity-provider/pages/html.ts';
import { servicePage } from '../service-page.ts';
import type { StoreRequest } from './object-store-server.ts';

/** An answered request and when it came. */
export interface LoggedRequest extends StoreRequest {
  readonly at: Date;
}

const words: Readonly<Record<string, string>> = { PUT: 'Stored', GET: 'Read', DELETE: 'Deleted' };

const linkTo = (path: string, key: string): Html => html`<a href="${path}/${key}">${key}</a>`;

const logged =
  (path: string, keys: ReadonlySet<string>) =>
  ({ method, key, status, bytes, encryption, at }: LoggedRequest): Html =>
    html`<li><p>${words[method] ?? method} ${keys.has(key) ? linkTo(path, key) : key}</p>
<p><small>${formatMoment(at)}, answered ${String(status)}${bytes > 0 ? `, ${Math.ceil(bytes / 1024)} KB` : ''}${encryption ? `, to be encrypted by ${encryption}` : ''}</small></p></li>`;

/** What the simulated object store was asked for, and what is in it. `path`: of the page. */
export const objectStorePage = (
  path: string,
  requests: readonly LoggedRequest[],
  keys: readonly string[],
): string =>
  servicePage({
    title: 'Photos and files',
    about: html`What the product keeps in its bucket, by Amazon's protocol: ${String(keys.length)} objects. Their names tell nothing about whose they are. This is a demo: they are files on this machine.`,
    content: html`<h2>Requests, newest first</h2>
${requests.length === 0 ? html`<p>None since the start.</p>` : html`<ul>${requests.map(logged(path, new Set(keys)))}</ul>`}
<h2>Objects</h2>
<ul>${keys.map((key) => html`<li>${linkTo(path, key)}</li>`)}</ul>`,
  });
