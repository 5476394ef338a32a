// The card form inside the frame. The page around it never sees what is typed here.
const form = document.querySelector('form');
const allowed = form.dataset.origins.split(' ');
const fieldNames = ['number', 'expiry', 'cvc', 'zip'];
const inputs = Object.fromEntries(fieldNames.map((name) => [name, form.elements.namedItem(name)]));
let parentOrigin = null;

const tell = (message) => {
  if (parentOrigin) window.parent.postMessage(message, parentOrigin);
};

const reportHeight = () => tell({ type: 'resize', height: Math.ceil(form.getBoundingClientRect().height) });

const showProblems = (fields) => {
  for (const name of fieldNames) {
    const problem = fields.find((field) => field.field === name);
    document.getElementById(`${name}-problem`).textContent = problem ? problem.message : '';
    if (problem) inputs[name].setAttribute('aria-invalid', 'true');
    else inputs[name].removeAttribute('aria-invalid');
  }
  const first = fieldNames.find((name) => fields.some((field) => field.field === name));
  if (first) inputs[first].focus();
};

/** Writes digits in their groups and keeps the caret behind the digit it was behind. */
const grouped = (input, maxDigits, write) => {
  input.addEventListener('input', (event) => {
    const digitsBefore = input.value.slice(0, input.selectionStart).replace(/\D/g, '').length;
    const text = write(input.value.replace(/\D/g, '').slice(0, maxDigits), event);
    if (text === input.value) return;
    const atEnd = input.selectionStart === input.value.length;
    input.value = text;
    let caret = 0;
    for (let seen = 0; seen < digitsBefore && caret < text.length; caret += 1)
      if (/\d/.test(text[caret])) seen += 1;
    input.setSelectionRange(atEnd ? text.length : caret, atEnd ? text.length : caret);
  });
};

grouped(inputs.number, 19, (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '));
grouped(inputs.expiry, 4, (digits, event) => {
  const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  if (padded.length > 2) return `${padded.slice(0, 2)} / ${padded.slice(2)}`;
  const erasing = event.inputType?.startsWith('delete');
  return padded.length === 2 && !erasing ? `${padded} / ` : padded;
});
grouped(inputs.cvc, 3, (digits) => digits);

const tokenize = async (nonce) => {
  const values = Object.fromEntries(fieldNames.map((name) => [name, inputs[name].value]));
  try {
    const response = await fetch('payment-methods', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    const answer = await response.json();
    if (answer.paymentMethodId) {
      showProblems([]);
      tell({ type: 'token', nonce, ...answer });
    } else if (Array.isArray(answer.fields)) {
      showProblems(answer.fields);
      tell({ type: 'invalid', nonce, fields: answer.fields });
    } else throw new Error('unexpected answer');
  } catch {
    tell({ type: 'failed', nonce });
  }
};

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || !allowed.includes(event.origin)) return;
  parentOrigin = event.origin;
  if (event.data?.type === 'hello') {
    tell({ type: 'ready' });
    reportHeight();
  }
  if (event.data?.type === 'tokenize' && typeof event.data.nonce === 'string') tokenize(event.data.nonce);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ type: 'submit' });
});
new ResizeObserver(reportHeight).observe(form);
