// The simulated wallet inside its frame. The page around it learns only the id of the chosen card.
const wallet = document.querySelector('.wallet');
const open = document.querySelector('.open');
const sheet = document.querySelector('.sheet');
const allowed = wallet.dataset.origins.split(' ');
const DEVICE_KEY = 'thicket-simulator.device';
let parentOrigin = null;

const tell = (message) => {
  if (parentOrigin) window.parent.postMessage(message, parentOrigin);
};

/** As of a real wallet: the same card on the same device is the same card. */
const device = () => {
  try {
    const known = window.localStorage.getItem(DEVICE_KEY) ?? crypto.randomUUID();
    window.localStorage.setItem(DEVICE_KEY, known);
    return known;
  } catch {
    return 'unknown';
  }
};

const reportHeight = () => tell({ type: 'resize', height: Math.ceil(wallet.getBoundingClientRect().height) });

const show = (isOpen) => {
  sheet.hidden = !isOpen;
  open.setAttribute('aria-expanded', String(isOpen));
  (isOpen ? sheet.querySelector('button') : open).focus();
};

const pay = async (card) => {
  try {
    const response = await fetch('wallet-payment-methods', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card, device: device() }),
    });
    const answer = await response.json();
    if (!answer.paymentMethodId) throw new Error('unexpected answer');
    show(false);
    tell({ type: 'wallet', ...answer });
  } catch {
    tell({ type: 'wallet-failed' });
  }
};

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || !allowed.includes(event.origin)) return;
  parentOrigin = event.origin;
  if (event.data?.type !== 'hello') return;
  // A browser without payment requests has no wallet to offer.
  tell({ type: 'wallets', available: 'PaymentRequest' in window });
  reportHeight();
});

open.addEventListener('click', () => show(sheet.hidden));
sheet.querySelector('.cancel').addEventListener('click', () => {
  show(false);
  tell({ type: 'wallet-canceled' });
});
for (const button of sheet.querySelectorAll('[data-card]'))
  button.addEventListener('click', () => pay(button.dataset.card));
new ResizeObserver(reportHeight).observe(wallet);
