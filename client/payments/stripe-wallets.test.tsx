import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StripeJs, StripeSetupElements } from './stripe-js.ts';
import { type WalletToken, walletFailedMessage } from './wallet-token.ts';

type Made = Awaited<ReturnType<StripeJs['createPaymentMethod']>>;

/** A document as far as React and the loading of Stripe.js need one. */
const fakeDocument = () => {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  const document = {
    ...listening,
    nodeType: 9,
    nodeName: '#document',
    activeElement: null,
    createElement: (name: string) => element(name),
    head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
  };
  const element = (name: string) => {
    const children: unknown[] = [];
    return {
      ...listening,
      nodeType: 1,
      nodeName: name.toUpperCase(),
      tagName: name.toUpperCase(),
      namespaceURI: 'http://www.w3.org/1999/xhtml',
      ownerDocument: document,
      textContent: '',
      style: {},
      children,
      attributes: {} as Record<string, unknown>,
      setAttribute(key: string, value: unknown) {
        this.attributes[key] = value;
      },
      removeAttribute(key: string) {
        delete this.attributes[key];
      },
      appendChild: (child: unknown) => void children.push(child),
      removeChild: (child: unknown) => void children.splice(children.indexOf(child), 1),
      remove: () => {},
    };
  };
  return { document, container: element('div') };
};

let scripts: { src?: string; onload?: () => void; onerror?: () => void }[];
let container: ReturnType<typeof fakeDocument>['container'];
let root: Root;
let StripeWallets: typeof import('./stripe-wallets.tsx').StripeWallets;
let chosen: WalletToken[];
let failures: string[];
let mounted: unknown[];
let destroyed: number;
let keys: string[];
let options: unknown[];
let listeners: Map<string, (event: never) => void>;
/** What Stripe answers when a wallet is confirmed. */
let submit: () => ReturnType<StripeSetupElements['submit']>;
let make: () => Promise<Made>;

const fakeStripe = (key: string) => {
  keys.push(key);
  return {
    elements: (given: unknown) => {
      options.push(given);
      return {
        submit: () => submit(),
        create: () => ({
          on: (event: string, listener: (event: never) => void) => void listeners.set(event, listener),
          mount: (target: unknown) => void mounted.push(target),
          destroy: () => {
            destroyed += 1;
          },
        }),
      };
    },
    createPaymentMethod: () => make(),
  };
};

beforeEach(async () => {
  // A page of its own: Stripe.js is loaded once per page.
  vi.resetModules();
  ({ StripeWallets } = await import('./stripe-wallets.tsx'));
  scripts = [];
  [chosen, failures, mounted, keys, options] = [[], [], [], [], []];
  destroyed = 0;
  listeners = new Map();
  submit = async () => ({});
  make = async () => ({
    paymentMethod: { id: 'pm_1', card: { last4: '4242', brand: 'visa', wallet: { type: 'apple_pay' } } },
  });
  const place = fakeDocument();
  container = place.container;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('document', place.document);
  vi.stubGlobal('HTMLIFrameElement', class {});
  vi.stubGlobal('window', {
    document: place.document,
    HTMLIFrameElement: class {},
    addEventListener: () => {},
    removeEventListener: () => {},
    Stripe: fakeStripe,
  });
  root = createRoot(container as unknown as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const draw = () =>
  act(async () =>
    root.render(
      <StripeWallets
        publishableKey="pk_test"
        onChosen={(token) => chosen.push(token)}
        onFailure={(message) => failures.push(message)}
      />,
    ),
  );
/** The script of Stripe has loaded. */
const load = () => act(async () => scripts[0]?.onload?.());
const open = async () => {
  await draw();
  await load();
};
const happens = (event: string, detail?: unknown) => act(async () => listeners.get(event)?.(detail as never));
/** The patient agrees in the wallet; returns whether it was told that this failed. */
const confirm = async (): Promise<boolean> => {
  const paymentFailed = vi.fn();
  await happens('confirm', { paymentFailed });
  return paymentFailed.mock.calls.length > 0;
};
const isHidden = (): unknown => (container.children[0] as typeof container).attributes['aria-hidden'];

it('wallets that the browser has are shown once they are ready; a card is saved, and for later charges', async () => {
  await open();
  expect([keys, mounted.length, isHidden()]).toEqual([['pk_test'], 1, true]);
  expect(options).toEqual([expect.objectContaining({ mode: 'setup', setupFutureUsage: 'off_session' })]);
  await happens('ready', { availablePaymentMethods: { applePay: true } });
  expect(isHidden()).toBe(false);
});

it('without a wallet, or when they do not load, nothing is shown', async () => {
  await open();
  await happens('ready', {});
  expect(isHidden()).toBe(true);
  await happens('ready', { availablePaymentMethods: { googlePay: true } });
  await happens('loaderror');
  expect(isHidden()).toBe(true);
});

it('a confirmed wallet gives its card, named by where it came from', async () => {
  await open();
  expect(await confirm()).toBe(false);
  make = async () => ({
    paymentMethod: { id: 'pm_2', card: { last4: '0005', brand: 'amex', wallet: null } },
  });
  expect(await confirm()).toBe(false);
  expect(chosen).toEqual([
    { paymentMethodId: 'pm_1', last4: '4242', brand: 'visa', wallet: 'apple_pay' },
    { paymentMethodId: 'pm_2', last4: '0005', brand: 'amex', wallet: 'link' },
  ]);
  expect(failures).toEqual([]);
});

it('a refusal is said in Stripe’s words or ours, and the wallet’s sheet is told', async () => {
  await open();
  submit = async () => ({ error: { message: 'Choose a card.' } });
  expect(await confirm()).toBe(true);
  submit = async () => ({});
  make = async () => ({ error: { message: 'This card is not accepted.' } });
  expect(await confirm()).toBe(true);
  make = async () => ({ paymentMethod: { id: 'pm_3' } });
  expect(await confirm()).toBe(true);
  make = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await confirm()).toBe(true);
  expect(failures).toEqual([
    'Choose a card.',
    'This card is not accepted.',
    walletFailedMessage,
    walletFailedMessage,
  ]);
  expect(chosen).toEqual([]);
});

it('without Stripe.js nothing is shown', async () => {
  await draw();
  expect(scripts).toMatchObject([{ src: 'https://js.stripe.com/v3' }]);
  await act(async () => scripts[0]?.onerror?.());
  expect([isHidden(), mounted]).toEqual([true, []]);
});

it('the buttons are taken down when the page leaves them', async () => {
  await open();
  await act(async () => root.unmount());
  expect([mounted.length, destroyed]).toEqual([1, 1]);
});

it('Stripe.js that loads after the page has left begins nothing', async () => {
  await draw();
  await act(async () => root.unmount());
  await load();
  expect([mounted.length, destroyed]).toEqual([0, 0]);
});
