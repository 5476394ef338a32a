import type { Failure } from '#kernel/result.ts';
import { EMAIL_TAKEN } from '../accounts.ts';
import { field, notice, problemOf } from './form.ts';
import { type Html, html } from './html.ts';

export interface SignPageProps {
  /** `/oidc/interaction/<uid>`, under which both forms live. */
  readonly base: string;
  readonly email: string;
  readonly failure: Failure | null;
}

/** Focus goes to the first field at fault; on a fresh page, to the first field. */
const focusOn = (failure: Failure | null): string =>
  failure?.fields[0]?.field ?? (failure ? 'password' : 'email');

const generalProblem = (failure: Failure | null): Html | null =>
  notice(failure && failure.fields.length === 0 ? html`${failure.message}` : null);

export const signInPage = ({ base, email, failure }: SignPageProps): Html =>
  html`<h1>Sign in</h1>
<p class="lead">Welcome back. Use the e-mail and password of your account.</p>
${generalProblem(failure)}
<form method="post" action="${base}/sign-in" novalidate>
${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, error: problemOf(failure, 'email'), autofocus: focusOn(failure) === 'email' })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', error: problemOf(failure, 'password'), autofocus: focusOn(failure) === 'password' })}
<p class="aid"><a href="/oidc/forgot-password?from=${base.split('/').at(-1) ?? ''}">Forgot your password?</a></p>
<button type="submit">Sign in</button>
</form>
<p class="switch">New here? <a href="${base}/sign-up">Create an account</a></p>`;

export const signUpPage = ({ base, email, failure }: SignPageProps): Html => {
  const emailProblem =
    failure?.code === 'CONFLICT'
      ? html`${EMAIL_TAKEN} <a href="${base}/sign-in">Sign in instead</a>`
      : problemOf(failure, 'email');
  return html`<h1>Create your account</h1>
<p class="lead">It keeps your answers, your plan and your messages together. It costs nothing.</p>
<form method="post" action="${base}/sign-up" novalidate>
${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, error: emailProblem, autofocus: focusOn(failure) === 'email' })}
${field({ name: 'password', label: 'Choose a password', type: 'password', autocomplete: 'new-password', hint: 'At least 10 characters. A few unrelated words work well.', error: problemOf(failure, 'password'), autofocus: focusOn(failure) === 'password' })}
<button type="submit">Create account</button>
</form>
<p class="switch">Already have an account? <a href="${base}/sign-in">Sign in</a></p>`;
};
