/** The parts of Stripe.js that are used here. The script must be loaded from Stripe itself, never from a bundle. */
export interface StripeCardElement {
  mount(target: HTMLElement): void;
  destroy(): void;
  focus(): void;
  on(event: 'ready', listener: () => void): void;
  on(event: 'change', listener: (change: { error?: { message: string } }) => void): void;
}

export interface StripeJs {
  elements(): { create(kind: 'card', options: Record<string, unknown>): StripeCardElement };
  createPaymentMethod(input: { type: 'card'; card: StripeCardElement }): Promise<{
    paymentMethod?: { id: string; card?: { last4: string; brand: string } };
    error?: { message?: string };
  }>;
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
