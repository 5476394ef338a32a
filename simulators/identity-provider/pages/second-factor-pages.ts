import encodeQr from 'qr';
import type { Failure } from '#kernel/result.ts';
import { totpUri } from '../totp.ts';
import { field, notice, problemOf } from './form.ts';
import { type Html, html, trustedHtml } from './html.ts';

const generalProblem = (failure: Failure | null): Html | null =>
  notice(failure && failure.fields.length === 0 ? html`${failure.message}` : null);

const codeField = (failure: Failure | null, isNumber: boolean): Html =>
  field({
    name: 'code',
    label: 'Code',
    type: 'text',
    autocomplete: 'one-time-code',
    hint: 'Six digits, which change every half minute.',
    ...(isNumber && { isNumber }),
    error: problemOf(failure, 'code'),
    autofocus: true,
  });

/** Shown once, after the app was set up. */
export const recoveryPage = ({ base, codes }: { base: string; codes: readonly string[] }): Html =>
  html`<h1>Keep these codes</h1>
<p class="lead">Your second factor is on. Without your phone, you sign in with one of these codes instead. Each works once.</p>
<ul class="recovery">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p>Print them, or store them in a password manager. They are not shown again.</p>
<form method="post" action="${base}/continue">
<button type="submit">I have kept them</button>
</form>`;

const toPhone = html`<p class="demo">This is a simulator: the codes are on its <a href="/oidc/phone" target="_blank" rel="noopener">phone page</a>.</p>`;

export interface CodePageProps {
  /** `/oidc/interaction/<uid>`. */
  readonly base: string;
  readonly failure: Failure | null;
}

/** Asks for the code of an app that is set up. */
export const codePage = ({ base, failure }: CodePageProps): Html =>
  html`<h1>Enter your code</h1>
<p class="lead">Open the authenticator app on your phone. It shows the code of this account.</p>
${generalProblem(failure)}
<form method="post" action="${base}/code" novalidate>
${codeField(failure, false)}
<button type="submit">Continue</button>
</form>
<p class="switch">No phone at hand? Enter one of your recovery codes instead.</p>
${toPhone}`;

/** Shows the secret as a QR code and as text, and asks for a first code. */
export const setUpPage = ({
  base,
  failure,
  secret,
  email,
}: CodePageProps & { secret: string; email: string }): Html =>
  html`<h1>Set up a second factor</h1>
<p class="lead">From now on you sign in with your password and a code from an app on your phone.</p>
<ol class="steps">
<li>Install an authenticator app, unless you have one.</li>
<li>Scan this code with it, or type the key below.</li>
<li>Enter the six digits that the app then shows.</li>
</ol>
<div class="qr" role="img" aria-label="QR code for your authenticator app">${trustedHtml(encodeQr(totpUri(secret, email), 'svg'))}</div>
<p class="key">Key: <code id="secret">${secret.match(/.{1,4}/g)?.join(' ') ?? ''}</code></p>
${generalProblem(failure)}
<form method="post" action="${base}/set-up" novalidate>
${codeField(failure, true)}
<button type="submit">Turn on</button>
</form>
<p class="demo">No phone at hand? <a href="/oidc/phone?secret=${secret}" target="_blank" rel="noopener">The simulator’s phone page</a> shows the code of this key.</p>`;

/** The simulated phone. */
export const phonePage = (props: {
  readonly entries: readonly { readonly email: string; readonly secret: string; readonly code: string }[];
  readonly seconds: number;
}): Html =>
  html`<h1>Authenticator app</h1>
<p class="lead">The phone of everybody in this simulator: the codes with which they sign in after their password.</p>
<p>These codes are shown for another ${String(props.seconds)} seconds. Each works once.</p>
<ul class="mails">${props.entries.map(
    ({ email, secret, code }) => html`<li><h2>${email}</h2>
<p class="code"><code>${code.slice(0, 3)} ${code.slice(3)}</code></p>
<p class="hint">Key for another app: <code>${secret}</code></p></li>`,
  )}</ul>
${props.entries.length === 0 ? html`<p>Nobody has set up an app yet.</p>` : null}`;
