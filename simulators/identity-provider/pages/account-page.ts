import { brand } from '#config/brand.ts';
import { formatDate } from '#kernel/dates.ts';
import type { Failure } from '#kernel/result.ts';
import type { Enrolled } from '../enrolled.ts';
import type { Passkey } from '../repositories/passkey-repository.ts';
import { field, notice, problemOf } from './form.ts';
import { type Html, html } from './html.ts';
import { passkeyForm } from './passkey-form.ts';
import { appSetUp, codeForm, passkeyQuestion } from './second-factor-pages.ts';

/** The path of the account page, below which its forms are. */
export const ACCOUNT_PATH = '/oidc/security';

const back = html`<p class="switch"><a href="${ACCOUNT_PATH}">Back to two-step sign-in</a></p>`;

const generalProblem = (failure: Failure | null): Html | null =>
  notice(failure && failure.fields.length === 0 ? html`${failure.message}` : null);

export interface AccountPageProps extends Enrolled {
  /** How many recovery codes were not used yet. */
  readonly codesLeft: number;
  /** Work that cannot be done without a second factor. */
  readonly isStaff: boolean;
  /** Where the person came from. */
  readonly home: { readonly href: string; readonly label: string };
  readonly failure: Failure | null;
}

const passkeyItem = ({ id, name, createdAt, usedAt }: Passkey): Html =>
  html`<li><h2>${name}</h2>
<p class="hint">Passkey, added ${formatDate(createdAt)}${usedAt ? html`, last used ${formatDate(usedAt)}` : null}</p>
<p><a href="${ACCOUNT_PATH}/passkeys/${id}">Rename or remove<span class="hidden"> the passkey ${name}</span></a></p></li>`;

const factorList = ({ hasApp, passkeys }: Enrolled): Html =>
  html`<ul class="mails">
${
  hasApp
    ? html`<li><h2>Authenticator app</h2>
<p class="hint">A code of six digits from an app on your phone.</p>
<p><a href="${ACCOUNT_PATH}/app">Remove<span class="hidden"> the authenticator app</span></a></p></li>`
    : null
}
${passkeys.map(passkeyItem)}
</ul>`;

const addSection = ({ hasApp, failure, title }: AccountPageProps & { title: string }): Html =>
  html`<section>
<h2>${title}</h2>
${
  hasApp
    ? null
    : html`<h3>Authenticator app</h3>
<p>An app on your phone shows a code, which you enter after your password.</p>
<p><a class="button other" href="${ACCOUNT_PATH}/app">Set up an app</a></p>`
}
<h3>Passkey</h3>
<p>After your password, you use your fingerprint, face or PIN on your device, or a security key.</p>
${passkeyForm({ action: `${ACCOUNT_PATH}/passkeys`, asks: 'new', button: 'Add a passkey', failure })}
</section>`;

const codesSection = ({ codesLeft }: AccountPageProps): Html =>
  html`<section>
<h2>Recovery codes</h2>
<p>${codesLeft === 1 ? 'One code is left.' : `${codesLeft} codes are left.`} Each replaces your second step once, when you do not have it at hand. New codes replace the old ones.</p>
<form method="post" action="${ACCOUNT_PATH}/recovery-codes">
<button type="submit" class="other">Make new codes</button>
</form>
<p>If you lose your second step and your codes too, write to <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>. We first make sure that it is you. Then we remove your second step, and you can set up another one.</p>
</section>`;

const offSection = ({ isStaff }: AccountPageProps): Html =>
  isStaff
    ? html`<section>
<h2>Always on</h2>
<p>Your work needs two-step sign-in. To replace the last way, add another one first.</p>
</section>`
    : html`<section>
<h2>Turn it off</h2>
<p>You would sign in with your password only.</p>
<p><a class="button other" href="${ACCOUNT_PATH}/turn-off">Turn off two-step sign-in</a></p>
</section>`;

/** Whether two-step sign-in is on, and everything that can be done about it. */
export const accountPage = (props: AccountPageProps): Html => {
  const { hasApp, passkeys, home, failure } = props;
  const isOn = hasApp || passkeys.length > 0;
  return html`<h1>Two-step sign-in</h1>
<p class="lead"><strong>${isOn ? 'On.' : 'Off.'}</strong> ${
    isOn
      ? 'After your password, we ask for one of these.'
      : 'You sign in with your password only. With a second step, someone who learns your password cannot sign in.'
  }</p>
${generalProblem(failure)}
${isOn ? factorList(props) : null}
${addSection({ ...props, title: isOn ? 'Add another way' : 'Turn it on' })}
${isOn ? codesSection(props) : null}
${isOn ? offSection(props) : html`<p class="hint">When you turn it on, you are signed out on your other devices.</p>`}
<p class="switch"><a href="${home.href}">${home.label}</a></p>`;
};

/** Setting up an app. */
export const newAppPage = (props: { failure: Failure | null; secret: string; email: string }): Html =>
  html`<h1>Set up an app</h1>
<p class="lead">From then on you enter a code from the app after your password.</p>
${generalProblem(props.failure)}
${appSetUp({ ...props, action: `${ACCOUNT_PATH}/app`, sendsSecret: true })}
${back}`;

interface RemovalProps {
  /** Another way stays, so this one may go. */
  readonly isRemovable: boolean;
  readonly isStaff: boolean;
  readonly action: string;
  readonly button: string;
}

const removal = ({ isRemovable, isStaff, action, button }: RemovalProps): Html => {
  if (isRemovable)
    return html`<form method="post" action="${action}">
<button type="submit" class="other">${button}</button>
</form>`;
  return isStaff
    ? html`<p>This is your only second step, which your work needs. Add another one first.</p>`
    : html`<p>This is your only second step. Add another one first, or <a href="${ACCOUNT_PATH}/turn-off">turn two-step sign-in off</a>.</p>`;
};

/** The app that is set up. */
export const appPage = (props: Pick<RemovalProps, 'isRemovable' | 'isStaff'>): Html =>
  html`<h1>Authenticator app</h1>
<p class="lead">Its codes are asked for after your password.</p>
${removal({ ...props, action: `${ACCOUNT_PATH}/app/remove`, button: 'Remove the app' })}
${back}`;

/** One passkey, to be renamed or removed. */
export const passkeyPage = ({
  passkey,
  name,
  failure,
  ...rights
}: Pick<RemovalProps, 'isRemovable' | 'isStaff'> & {
  passkey: Passkey;
  /** As it was typed. */
  name: string;
  failure: Failure | null;
}): Html =>
  html`<h1>${passkey.name}</h1>
<p class="lead">Passkey, added ${formatDate(passkey.createdAt)}.</p>
<form method="post" action="${ACCOUNT_PATH}/passkeys/${passkey.id}" novalidate>
${field({ name: 'name', label: 'Name', type: 'text', autocomplete: 'off', value: name, error: problemOf(failure, 'name') })}
<button type="submit">Save the name</button>
</form>
<section>
<h2>Remove it</h2>
<p>You can no longer sign in with it. It may stay on your device, where you can delete it too.</p>
${removal({ ...rights, action: `${ACCOUNT_PATH}/passkeys/${passkey.id}/remove`, button: 'Remove the passkey' })}
</section>
${back}`;

/** Asks for the factor before two-step sign-in is turned off. */
export const turnOffPage = ({
  hasApp,
  hasPasskey,
  failure,
}: {
  hasApp: boolean;
  hasPasskey: boolean;
  failure: Failure | null;
}): Html => {
  const base = `${ACCOUNT_PATH}/turn-off`;
  return html`<h1>Turn off two-step sign-in</h1>
<p class="lead">Use your second step once more. Your apps, passkeys and recovery codes are then removed, and you are signed out on your other devices.</p>
${generalProblem(failure)}
${hasPasskey ? passkeyQuestion({ base, failure, button: 'Use a passkey and turn off' }) : null}
${hasPasskey ? html`<p class="or"><span>or</span></p>` : null}
${codeForm(
  { base, failure, button: 'Turn off', isSecond: hasPasskey },
  hasApp
    ? { label: 'Code', hint: 'The code of your app, or a recovery code.' }
    : { label: 'Recovery code', hint: 'One of the codes that you kept, like ABCDE-FGH23.' },
)}
${back}`;
};
