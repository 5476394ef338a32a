import type Stripe from 'stripe';
import { brand } from '#config/brand.ts';
import { formatMoney } from '#kernel/money.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="../assets/tokens.css">
    <link rel="stylesheet" href="../assets/processor.css">
  </head>
  <body class="issuer">
    <main>
      <p class="mark">Your bank (demonstration)</p>
      <h1>${title}</h1>${body}
    </main>
  </body>
</html>
`;

/** The 3-D Secure page of the card issuer: asks the patient to confirm that they pay with, or save, the card. */
export const challengePage = (
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  returnUrl: string,
): string => {
  const charging = intent.object === 'payment_intent';
  return page(
    charging ? 'Confirm this payment' : 'Confirm that this is your card',
    `
      <p>${
        charging
          ? `${escapeHtml(brand.name)} asks for a payment with your card.`
          : `${escapeHtml(brand.name)} wants to save your card for later payments.`
      }</p>
      <dl>
        <dt>To</dt><dd>${escapeHtml(brand.legalEntity)}</dd>
        <dt>Today</dt><dd>${charging ? formatMoney(intent.amount) : '$0.00'}</dd>
      </dl>
      <form method="post">
        <input type="hidden" name="back" value="${escapeHtml(returnUrl)}">
        <button class="primary" name="answer" value="approve">Yes, confirm</button>
        <button name="answer" value="fail">No, refuse</button>
      </form>
      <p class="note">A real bank would ask for a code or your banking app here. No money moves in this demonstration.</p>`,
  );
};

export const nothingToConfirmPage = (): string =>
  page(
    'There is nothing to confirm',
    `
      <p>This request has been answered, or it has expired. You can close this page and go back to ${escapeHtml(brand.name)}.</p>`,
  );
