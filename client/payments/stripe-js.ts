/** The parts of Stripe.js that are used here. The script must be loaded from Stripe itself, never from a bundle. */
export interface StripeCardElement {
  mount(target: HTMLElement): void;
  destroy(): void;
  focus(): void;
  on(event: 'ready', listener: () => void): void;
  on(event: 'change', listener: (change: { error?: { message: string } }) => void): void;
}

interface StripeError {
  readonly message?: string;
}

interface NewPaymentMethod {
  readonly paymentMethod?: {
    readonly id: string;
    readonly card?: {
      readonly last4: string;
      readonly brand: string;
      readonly wallet?: { readonly type: string } | null;
    };
  };
  readonly error?: StripeError;
}

/** The Express Checkout Element: the buttons of the wallets that this browser has. */
export interface StripeWalletElement {
  mount(target: HTMLElement): void;
  destroy(): void;
  /** Without any wallet, `availablePaymentMethods` is missing. */
  on(
    event: 'ready',
    listener: (ready: { availablePaymentMethods?: Readonly<Record<string, unknown>> | null }) => void,
  ): void;
  on(event: 'loaderror' | 'cancel', listener: () => void): void;
  on(
    event: 'confirm',
    listener: (confirm: { paymentFailed(problem?: { reason: 'fail' }): void }) => void,
  ): void;
}

/** A group of elements that saves a payment method for later charges. */
export interface StripeSetupElements {
  create(kind: 'expressCheckout', options: Record<string, unknown>): StripeWalletElement;
  submit(): Promise<{ readonly error?: StripeError }>;
}

export interface StripeJs {
  elements(): { create(kind: 'card', options: Record<string, unknown>): StripeCardElement };
  elements(options: Readonly<Record<string, unknown>> & { readonly mode: 'setup' }): StripeSetupElements;
  createPaymentMethod(
    input: { type: 'card'; card: StripeCardElement } | { elements: StripeSetupElements },
  ): Promise<NewPaymentMethod>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

const address = 'https://js.stripe.com/v3';
let loading: Promise<void> | null = null;

const addScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Stripe.js could not be loaded.'));
    };
    document.head.append(script);
  });

/** Loads Stripe.js once per page; after a failure it can be tried again. */
export const loadStripe = async (publishableKey: string): Promise<StripeJs> => {
  loading ??= addScript();
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  if (!window.Stripe) throw new Error('Stripe.js did not start.');
  return window.Stripe(publishableKey);
};
