import encodeQr from 'qr';
import { brand } from '#config/brand.ts';
import type { Failure } from '#kernel/result.ts';
import { totpUri } from '../totp.ts';
import { field, notice, problemOf } from './form.ts';
import { type Html, html, trustedHtml } from './html.ts';
import { passkeyForm } from './passkey-form.ts';

const generalProblem = (failure: Failure | null): Html | null =>
  notice(failure && failure.fields.length === 0 ? html`${failure.message}` : null);

interface CodeFieldProps {
  readonly failure: Failure | null;
  readonly label?: string;
  readonly hint?: string;
  readonly isNumber?: boolean;
  readonly autofocus?: boolean;
}

const codeField = ({
  failure,
  label = 'Code',
  hint = 'Six digits, which change every half minute.',
  isNumber = false,
  autofocus = true,
}: CodeFieldProps): Html =>
  field({
    name: 'code',
    label,
    type: 'text',
    autocomplete: 'one-time-code',
    hint,
    isNumber,
    error: problemOf(failure, 'code'),
    autofocus,
  });

/** Shown once, after the first factor was set up. */
export const recoveryPage = ({
  action,
  method = 'post',
  codes,
}: {
  action: string;
  method?: 'get' | 'post';
  codes: readonly string[];
}): Html =>
  html`<h1>Keep these codes</h1>
<p class="lead">If you ever lose your second factor, you sign in with one of these codes instead. Each works once.</p>
<ul class="recovery">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p>Print them, or store them in a password manager. They are not shown again.</p>
<form method="${method}" action="${action}">
<button type="submit">I have kept them</button>
</form>`;

const toPhone = html`<p class="demo">This is a simulator: the codes are on its <a href="/oidc/phone" target="_blank" rel="noopener">phone page</a>.</p>`;

const lostEverything = html`<p>Lost your recovery codes too? Write to <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>. We first make sure that it is you. Then we remove the second factor, and you can set up another one.</p>`;

export interface CodePageProps {
  /** `/oidc/interaction/<uid>`. */
  readonly base: string;
  readonly failure: Failure | null;
}

interface FactorPageProps extends CodePageProps {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

/** Asks for a passkey of the account. */
export const passkeyQuestion = ({
  base,
  failure,
  button = 'Use a passkey',
}: CodePageProps & { button?: string }): Html =>
  passkeyForm({ action: `${base}/passkey`, asks: 'known', button, failure });

interface CodeFormProps extends CodePageProps {
  readonly button?: string;
  /** The page has another way that most people take. */
  readonly isSecond?: boolean;
}

/** Asks for a code of the app, or a recovery code. */
export const codeForm = (
  { base, failure, button = 'Continue', isSecond = false }: CodeFormProps,
  input: Omit<CodeFieldProps, 'failure'> = {},
): Html =>
  html`<form method="post" action="${base}/code" novalidate>
${codeField({ ...input, failure })}
<button type="submit"${isSecond ? html` class="other"` : null}>${button}</button>
</form>`;

/** Asks for a factor that is set up: the code of an app, a passkey, or whichever of them is available. */
export const factorPage = (props: FactorPageProps): Html => {
  const { hasApp, hasPasskey, failure } = props;
  if (!hasApp)
    return html`<h1>Use your passkey</h1>
<p class="lead">Your device asks for your fingerprint, face or PIN, or for your security key.</p>
${generalProblem(failure)}
${passkeyQuestion(props)}
<section class="switch">
<h2>Without your passkey</h2>
${codeForm({ ...props, isSecond: true }, { label: 'Recovery code', hint: 'One of the codes that you kept, like ABCDE-FGH23.', autofocus: false })}
</section>
${lostEverything}`;
  return html`<h1>Enter your code</h1>
<p class="lead">Open the authenticator app on your phone. It shows the code of this account.</p>
${generalProblem(failure)}
${codeForm(props)}
${
  hasPasskey
    ? html`<p class="or"><span>or</span></p>
${passkeyQuestion(props)}`
    : null
}
<p class="switch">No phone at hand? Enter one of your recovery codes instead.</p>
${lostEverything}
${toPhone}`;
};

/** The secret as a QR code and as text, and the form for a first code. */
export const appSetUp = ({
  action,
  failure,
  secret,
  email,
  sendsSecret = false,
}: {
  action: string;
  failure: Failure | null;
  secret: string;
  email: string;
  /** Whether the form brings the key back, because nothing else keeps it. */
  sendsSecret?: boolean;
}): Html =>
  html`<ol class="steps">
<li>Install an authenticator app, unless you have one.</li>
<li>Scan this code with it, or type the key below.</li>
<li>Enter the six digits that the app then shows.</li>
</ol>
<div class="qr" role="img" aria-label="QR code for your authenticator app">${trustedHtml(encodeQr(totpUri(secret, email), 'svg'))}</div>
<p class="key">Key: <code id="secret">${secret.match(/.{1,4}/g)?.join(' ') ?? ''}</code></p>
<form method="post" action="${action}" novalidate>
${sendsSecret ? html`<input type="hidden" name="secret" value="${secret}">` : null}
${codeField({ failure, isNumber: true, autofocus: false })}
<button type="submit">Turn on</button>
</form>
<p class="demo">No phone at hand? <a href="/oidc/phone?secret=${secret}" target="_blank" rel="noopener">The simulator’s phone page</a> shows the code of this key.</p>`;

/** Asks a person who has no second factor to set one up. */
export const setUpPage = ({
  base,
  failure,
  secret,
  email,
}: CodePageProps & { secret: string; email: string }): Html =>
  html`<h1>Set up a second factor</h1>
<p class="lead">From now on you sign in with your password and a code from an app on your phone, or a passkey.</p>
${generalProblem(failure)}
<section>
<h2>With an app</h2>
${appSetUp({ action: `${base}/set-up`, failure, secret, email })}
</section>
<section>
<h2>With a passkey</h2>
<p>Your fingerprint, face or PIN on this device, or a security key.</p>
${passkeyForm({ action: `${base}/set-up/passkey`, asks: 'new', button: 'Add a passkey', failure })}
</section>`;

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
