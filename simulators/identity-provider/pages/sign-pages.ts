import type { Failure } from '#kernel/result.ts';
import { EMAIL_TAKEN } from '../accounts.ts';
import { PASSWORD_HINT } from '../password-rules.ts';
import { field, notice, problemOf } from './form.ts';
import { type Html, html } from './html.ts';

export interface SignPageProps {
  /** `/oidc/interaction/<uid>`, under which both forms live. */
  readonly base: string;
  readonly email: string;
  readonly failure: Failure | null;
  /** A link to another provider. */
  readonly other: { readonly label: string; readonly href: string } | null;
}

/** Focus goes to the first invalid field; on a new page, to the first field. */
const focusOn = (failure: Failure | null): string =>
  failure?.fields[0]?.field ?? (failure ? 'password' : 'email');

const generalProblem = (failure: Failure | null): Html | null =>
  notice(failure && failure.fields.length === 0 ? html`${failure.message}` : null);

const googleMark = html`<svg class="google" viewBox="0 0 18 18" aria-hidden="true"><path fill="#4285F4" d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.91c1.7-1.57 2.69-3.88 2.69-6.62z"/><path fill="#34A853" d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.8.54-1.84.86-3.05.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"/><path fill="#FBBC05" d="M3.96 10.71A5.4 5.4 0 0 1 3.68 9c0-.6.1-1.17.28-1.71V4.96H.96A9 9 0 0 0 0 9c0 1.45.35 2.83.96 4.04l3-2.33z"/><path fill="#EA4335" d="M9 3.58c1.32 0 2.51.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"/></svg>`;

/** A link, not a form: it leads through our own host, so that the page's policy needs to allow no other site. */
const otherProviderLink = (other: SignPageProps['other']): Html | null =>
  other
    ? html`<p class="or"><span>or</span></p>
<p><a class="button other" href="${other.href}">${googleMark}<span>${other.label}</span></a></p>`
    : null;

export const signInPage = ({ base, email, failure, other }: SignPageProps): Html =>
  html`<h1>Sign in</h1>
<p class="lead">Welcome back. Use the email and password of your account.</p>
${generalProblem(failure)}
<form method="post" action="${base}/sign-in" novalidate>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email, error: problemOf(failure, 'email'), autofocus: focusOn(failure) === 'email' })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', error: problemOf(failure, 'password'), autofocus: focusOn(failure) === 'password' })}
<p class="aid"><a href="/oidc/forgot-password?from=${base.split('/').at(-1) ?? ''}">Forgot your password?</a></p>
<button type="submit">Sign in</button>
</form>
${otherProviderLink(other)}
<p class="switch">New here? <a href="${base}/sign-up">Create an account</a></p>`;

export const signUpPage = ({ base, email, failure, other }: SignPageProps): Html => {
  const emailProblem =
    failure?.code === 'CONFLICT'
      ? html`${EMAIL_TAKEN} <a href="${base}/sign-in">Sign in instead</a>`
      : problemOf(failure, 'email');
  return html`<h1>Create your account</h1>
<p class="lead">It keeps your answers, your plan and your messages together. It costs nothing.</p>
<form method="post" action="${base}/sign-up" novalidate>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email, error: emailProblem, autofocus: focusOn(failure) === 'email' })}
${field({ name: 'password', label: 'Choose a password', type: 'password', autocomplete: 'new-password', hint: PASSWORD_HINT, error: problemOf(failure, 'password'), autofocus: focusOn(failure) === 'password' })}
<button type="submit">Create account</button>
</form>
${otherProviderLink(other)}
<p class="switch">Already have an account? <a href="${base}/sign-in">Sign in</a></p>`;
};
