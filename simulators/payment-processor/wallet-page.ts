import { findTestCardOf, type TestCard } from './test-cards.ts';

/** The cards in the simulated wallet: one for each thing that can come of it. */
const walletCardIds = ['always_approved', 'asks_once', 'always_declined'] as const;

export const walletCards: readonly TestCard[] = walletCardIds.flatMap((id) => findTestCardOf(id) ?? []);

const cardHtml = ({ id, number, title }: TestCard): string => `
        <button type="button" data-card="${id}">Visa ending ${number.slice(-4)}<span>${title}</span></button>`;

/**
 * The wallet button inside its frame, and the sheet that it opens there. Shows nothing in a browser without a wallet.
 * It exchanges messages with pages of `allowedOrigins` only.
 */
export const walletPage = (allowedOrigins: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Wallets</title>
    <link rel="stylesheet" href="assets/tokens.css">
    <link rel="stylesheet" href="assets/processor.css">
    <script type="module" src="assets/wallet.js"></script>
  </head>
  <body class="fields">
    <main class="wallet" data-origins="${allowedOrigins.join(' ')}">
      <button type="button" class="open" aria-expanded="false">Pay with Google Pay</button>
      <section class="sheet" aria-label="Google Pay (simulated)" hidden>
        <p>Google Pay (simulated). Choose a card:</p>${walletCards.map(cardHtml).join('')}
        <button type="button" class="cancel">Cancel</button>
      </section>
    </main>
  </body>
</html>
`;
