import type { Failure } from '#kernel/result.ts';
import { field, problemOf } from './form.ts';
import { type Html, html } from './html.ts';

interface PasskeyFormProps {
  /** Where the answer is sent. Below it, `/options` says what to ask the device. */
  readonly action: string;
  /** A `new` passkey, with a name, or a `known` one. */
  readonly asks: 'new' | 'known';
  readonly button: string;
  readonly failure: Failure | null;
}

/** The script of the form, once per page. */
const script = html`<script type="module" src="/oidc/assets/passkeys.js"></script>`;

/** A form that asks the device for a passkey. Without scripts it is hidden, and the text below it shown. */
export const passkeyForm = ({ action, asks, button, failure }: PasskeyFormProps): Html =>
  html`<form method="post" action="${action}" data-passkey="${asks}" data-options="${action}/options" novalidate hidden>
<input type="hidden" name="credential">
${
  asks === 'new'
    ? field({
        name: 'name',
        label: 'Name of the passkey',
        type: 'text',
        autocomplete: 'off',
        value: 'My passkey',
        hint: 'So that you recognize it later, like “Work laptop”.',
        error: problemOf(failure, 'name'),
      })
    : null
}
<button type="submit">${button}</button>
<p class="error" role="alert" data-problem>${problemOf(failure, 'passkey')}</p>
</form>
<p class="hint" data-no-passkeys hidden>This browser cannot use passkeys.</p>
<noscript><p class="hint">Passkeys need scripts, which this browser does not run.</p></noscript>
${script}`;
