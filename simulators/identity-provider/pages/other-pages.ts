import { type Html, html, trustedHtml } from './html.ts';

/** The library's form contains a one-time token; the page submits it with a script, or with the button without scripts. */
export const signOutPage = (libraryForm: string): Html =>
  html`<h1>Signing you out</h1>
<p class="lead">One moment.</p>
${trustedHtml(libraryForm)}
<input type="hidden" form="op.logoutForm" name="logout" value="yes">
<noscript><button type="submit" form="op.logoutForm">Sign out</button></noscript>`;

/** Its hash is in the page's content security policy. */
export const SIGN_OUT_SCRIPT = "document.getElementById('op.logoutForm').submit();";

export const signedOutPage = (home: string): Html =>
  html`<h1>You are signed out</h1>
<p class="lead">Close this window too if other people use this device.</p>
<p><a class="button" href="${home}">Go to the home page</a></p>`;

export const problemPage = (signIn: string): Html =>
  html`<h1>Let us start that again</h1>
<p class="lead">This sign-in took too long or was already finished in another tab. Nothing is lost.</p>
<p><a class="button" href="${signIn}">Go to sign in</a></p>`;
