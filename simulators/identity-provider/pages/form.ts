import { embeddedBrowserOf } from '#client/banners/embedded-browser.ts';
import type { Failure } from '#kernel/result.ts';
import { type Html, html } from './html.ts';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly error?: Html | null;
  readonly autofocus?: boolean;
  /** Opens the keypad with digits on phones. */
  readonly isNumber?: boolean;
}

/** The error message of a field, or null. */
export const problemOf = (failure: Failure | null, field: string): Html | null => {
  const problem = failure?.fields.find((candidate) => candidate.field === field);
  return problem ? html`${problem.message}` : null;
};

/** A labeled input with its hint and error connected to it for screen readers. */
export const field = (props: FieldProps): Html => {
  const described = [props.hint ? `${props.name}-hint` : '', props.error ? `${props.name}-error` : '']
    .filter(Boolean)
    .join(' ');
  return html`<div class="field">
<label for="${props.name}">${props.label}</label>
${props.hint ? html`<p class="hint" id="${props.name}-hint">${props.hint}</p>` : null}
<input id="${props.name}" name="${props.name}" type="${props.type}" autocomplete="${props.autocomplete}" value="${props.value ?? ''}" required${
    props.type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false"` : null
  }${props.isNumber ? html` inputmode="numeric" maxlength="10"` : null}${described ? html` aria-describedby="${described}"` : null}${props.error ? html` aria-invalid="true"` : null}${
    props.autofocus ? html` autofocus` : null
  }>
${props.type === 'password' ? revealButton(props.name) : null}
${props.error ? html`<p class="error" id="${props.name}-error">${errorIcon}<span>${props.error}</span></p>` : null}
</div>`;
};

/** Shows what was typed; hidden without scripts. The browser runs the module once, however many buttons there are. */
const revealButton = (input: string): Html =>
  html`<button class="reveal" type="button" data-reveal="${input}" hidden>Show password</button>
<script type="module" src="/oidc/assets/reveal.js"></script>`;

const errorIcon = html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8.5"/><path d="M10 5.5v5.5M10 13.8v.4"/></svg>`;

/** A problem of the whole form, announced immediately by screen readers. */
export const notice = (message: Html | null): Html | null =>
  message ? html`<div class="notice" role="alert">${errorIcon}<p>${message}</p></div>` : null;

/** Browsers inside other apps lose cookies on the redirect back and cannot use saved passwords: a notice above the form. */
export const openInBrowser = (userAgent: string): Html | null => {
  const app = embeddedBrowserOf(userAgent);
  return app
    ? html`<div class="notice calm"><p>This page is open inside ${app}, where signing in may not work. Open its menu, often three dots in a corner, and choose “Open in browser”.</p></div>`
    : null;
};
