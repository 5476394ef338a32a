// Forms that ask a device for a passkey. The script puts the answer into the form and submits it. The forms are hidden
// until this script runs, so that a browser without scripts or without passkeys shows the other ways only.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from './webauthn/index.js';

const messages = {
  InvalidStateError: 'This device has a passkey of your account already.',
  NotAllowedError: 'Your device did not use a passkey. Try again, or use another way.',
};
const OTHERWISE = 'This did not work. Load the page again, or use another way.';

const ask = async ({ dataset }) => {
  const response = await fetch(dataset.options, { method: 'POST', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error('The sign-in is over.');
  const optionsJSON = await response.json();
  return dataset.passkey === 'new'
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
};

const send = async (form) => {
  const problem = form.querySelector('[data-problem]');
  const button = form.querySelector('button');
  problem.textContent = '';
  button.disabled = true;
  try {
    form.elements.credential.value = JSON.stringify(await ask(form));
    form.submit();
  } catch (error) {
    problem.textContent = messages[error.name] ?? OTHERWISE;
  } finally {
    button.disabled = false;
  }
};

const isSupported = browserSupportsWebAuthn();
for (const missing of document.querySelectorAll('[data-no-passkeys]')) missing.hidden = isSupported;
for (const form of document.querySelectorAll('form[data-passkey]')) {
  form.hidden = !isSupported;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}
