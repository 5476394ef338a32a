import { resolve } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { cardFieldsPage } from './card-fields-page.ts';
import { checkCard } from './card-input.ts';
import { challengePage, nothingToConfirmPage } from './challenge-page.ts';
import { createCard } from './customers.ts';
import { answerChallenge } from './intent-flow.ts';
import { paymentFlow } from './payment-intents.ts';
import type { Processor } from './processor.ts';
import type { ProcessorContext } from './processor-context.ts';
import { setupFlow } from './setup-intents.ts';
import { walletCards, walletPage } from './wallet-page.ts';

interface BrowserOptions {
  readonly processor: Processor;
  readonly clock: Clock;
  readonly allowedOrigins: readonly string[];
}

const typed = z.string().max(40).catch('');
const cardBody = z.object({ number: typed, expiry: typed, cvc: typed, zip: typed }).catch({
  number: '',
  expiry: '',
  cvc: '',
  zip: '',
});
const walletBody = z.object({ card: typed, device: typed }).catch({ card: '', device: '' });
/** Until when the cards of the wallet are valid: the same card every time. */
const WALLET_CARD_YEAR = 2036;
const challengeBody = z.object({ answer: z.enum(['approve', 'fail']), back: z.string().max(2000).catch('') });

/** Served from the source tree: the simulator runs only from a checkout, never in production. */
const assets = {
  'processor.css': 'simulators/payment-processor/browser/processor.css',
  'card-fields.js': 'simulators/payment-processor/browser/card-fields.js',
  'wallet.js': 'simulators/payment-processor/browser/wallet.js',
  'tokens.css': 'client/styles/tokens.css',
  'inter.woff2': 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

const policy =
  (frameAncestors: string, formAction: string): RequestHandler =>
  (_request, response, next) => {
    response.removeHeader('X-Frame-Options');
    response.set({
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        `form-action ${formAction}`,
        `frame-ancestors ${frameAncestors}`,
        "base-uri 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
    });
    next();
  };

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const findIntent = (context: ProcessorContext, id: string): Promise<Intent | null> =>
  id.startsWith('seti_') ? context.store.find('setup_intent', id) : context.store.find('payment_intent', id);

/** Adds the parameters that Stripe adds when it redirects a person back. */
const returnAddress = (intent: Intent, returnUrl: string): string => {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
};

/** The simulator's pages for the browser: the card fields in their frame, and the card issuer's challenge page. */
export const createBrowserRouter = ({ processor, clock, allowedOrigins }: BrowserOptions): Router => {
  const router = express.Router();
  const origins = allowedOrigins.join(' ');
  const mayReturnTo = (url: string): boolean =>
    URL.canParse(url) && allowedOrigins.includes(new URL(url).origin);

  for (const [name, file] of Object.entries(assets))
    router.get(`/assets/${name}`, (_request, response) => response.sendFile(resolve(file)));

  router.get('/card-fields', policy(origins, "'none'"), (_request, response) => {
    response.type('html').send(cardFieldsPage(allowedOrigins));
  });

  router.post('/payment-methods', express.json({ limit: '4kb' }), async (request, response) => {
    const checked = checkCard(cardBody.parse(request.body), clock.now());
    if (!checked.ok) {
      // Not a 4xx: browsers log those to the console, and a typing mistake is not a defect of the page.
      response.json({ fields: checked.fields });
      return;
    }
    const method = await processor.run((context) => createCard(context, checked.card));
    response.json({ paymentMethodId: method.id, last4: method.card?.last4, brand: method.card?.brand });
  });

  router.get('/wallets', policy(origins, "'none'"), (_request, response) => {
    response.type('html').send(walletPage(allowedOrigins));
  });

  router.post('/wallet-payment-methods', express.json({ limit: '4kb' }), async (request, response) => {
    const { card: id, device } = walletBody.parse(request.body);
    const card = walletCards.find((one) => one.id === id);
    if (!card) {
      response.status(400).json({ problem: 'There is no such card in the wallet.' });
      return;
    }
    const kept = {
      card,
      expMonth: 12,
      expYear: WALLET_CARD_YEAR,
      zip: '10001',
      walletOf: device,
    };
    const method = await processor.run((context) => createCard(context, kept));
    response.json({
      paymentMethodId: method.id,
      last4: method.card?.last4,
      brand: method.card?.brand,
      wallet: method.card?.wallet?.type,
    });
  });

  // Browsers also apply form-action to the redirect that follows the form.
  router.use('/challenge', policy("'none'", `'self' ${origins}`));

  router.get('/challenge/:intentId', async (request, response) => {
    const intent = await processor.run((context) => findIntent(context, request.params.intentId));
    const returnUrl = intent?.next_action?.redirect_to_url?.return_url;
    if (intent?.status !== 'requires_action' || !returnUrl) {
      response.status(404).type('html').send(nothingToConfirmPage());
      return;
    }
    response.type('html').send(challengePage(intent, returnUrl));
  });

  router.post('/challenge/:intentId', express.urlencoded({ extended: false }), async (request, response) => {
    const { intentId } = request.params;
    const given = challengeBody.safeParse(request.body);
    if (!given.success) {
      response.status(400).type('html').send(nothingToConfirmPage());
      return;
    }
    const approved = given.data.answer === 'approve';
    const { before, after } = await processor.run(async (context) => {
      const before = await findIntent(context, intentId);
      if (before?.object === 'setup_intent') await answerChallenge(setupFlow, context, intentId, approved);
      if (before?.object === 'payment_intent')
        await answerChallenge(paymentFlow, context, intentId, approved);
      return { before, after: await findIntent(context, intentId) };
    });
    // At a second click the challenge is already answered; it still redirects the person back, and only to our pages.
    const back = before?.next_action?.redirect_to_url?.return_url ?? given.data.back;
    if (!after || !mayReturnTo(back)) {
      response.status(404).type('html').send(nothingToConfirmPage());
      return;
    }
    response.redirect(303, returnAddress(after, back));
  });

  return router;
};
