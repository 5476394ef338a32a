import { brand } from '#config/brand.ts';
import { formatDate } from '#kernel/dates.ts';
import type { Failure } from '#kernel/result.ts';
import { PASSWORD_HINT } from '../password-rules.ts';
import type { DemoMail } from '../repositories/mail-repository.ts';
import { field, problemOf } from './form.ts';
import { type Html, html } from './html.ts';

const backTo = (signIn: string): Html => html`<p class="switch"><a href="${signIn}">Back to sign in</a></p>`;

export const forgotPage = (props: {
  signIn: string;
  email: string;
  from: string;
  failure: Failure | null;
}): Html =>
  html`<h1>Reset your password</h1>
<p class="lead">Enter your email. We will send you a link to choose a new password.</p>
<form method="post" action="/oidc/forgot-password" novalidate>
<input type="hidden" name="from" value="${props.from}">
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: props.email, error: problemOf(props.failure, 'email'), autofocus: true })}
<button type="submit">Send the link</button>
</form>
${backTo(props.signIn)}`;

export const forgotSentPage = (props: { signIn: string; outbox: boolean }): Html =>
  html`<h1>Check your email</h1>
<p class="lead">If we know that address, we have sent a link to it. The link works once, for one hour.</p>
<p>Nothing there after a few minutes? Look in your spam folder, or write to <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>.</p>
${props.outbox ? html`<p class="demo">This is a demo, so no email leaves this machine. <a href="/oidc/demo-outbox">Open the demo outbox</a></p>` : null}
${backTo(props.signIn)}`;

export const resetPage = (props: { token: string; failure: Failure | null }): Html =>
  html`<h1>Choose a new password</h1>
<p class="lead">You will be signed out on all your devices and can sign in again with the new one.</p>
<form method="post" action="/oidc/reset-password" novalidate>
<input type="hidden" name="token" value="${props.token}">
${field({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: PASSWORD_HINT, error: problemOf(props.failure, 'password'), autofocus: true })}
<button type="submit">Save the new password</button>
</form>`;

export const resetDonePage = (props: { signIn: string }): Html =>
  html`<h1>Your password is changed</h1>
<p class="lead">Sign in with your new password to carry on.</p>
<p><a class="button" href="${props.signIn}">Sign in</a></p>`;

export const resetDeadPage = (): Html =>
  html`<h1>This link no longer works</h1>
<p class="lead">A reset link works once, for one hour. Ask for a new one to choose your password.</p>
<p><a class="button" href="/oidc/forgot-password">Send a new link</a></p>`;

export const outboxPage = (mails: readonly DemoMail[]): Html =>
  html`<h1>Demo outbox</h1>
<p class="lead">Emails this demo would have sent, newest first.</p>
${
  mails.length === 0
    ? html`<p>Nothing has been sent yet.</p>`
    : html`<ul class="mails">${mails.map(
        (mail) => html`<li><h2>${mail.subject}</h2>
<p class="hint">To ${mail.recipient}, ${formatDate(mail.at)}</p>
<p>${mail.body}</p>
<p><a href="${mail.link}">Choose a new password</a></p></li>`,
      )}</ul>`
}`;
