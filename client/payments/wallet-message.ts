import type { WalletToken } from './wallet-token.ts';

/** A message of the simulator's wallet frame. Validated, because any page could post a message. */
export type WalletMessage =
  | { readonly type: 'wallets'; readonly available: boolean }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'wallet'; readonly token: WalletToken }
  | { readonly type: 'wallet-failed' };

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textIn = (value: unknown, name: string): string => {
  const found = property(value, name);
  return typeof found === 'string' ? found : '';
};

/** Null for anything that is not one of the frame's messages, and for a sheet that was closed. */
export const readWalletMessage = (data: unknown): WalletMessage | null => {
  const type = property(data, 'type');
  switch (type) {
    case 'wallets':
      return { type, available: property(data, 'available') === true };
    case 'resize': {
      const height = property(data, 'height');
      return typeof height === 'number' && height > 0 && height < 2_000 ? { type, height } : null;
    }
    case 'wallet': {
      const token = {
        paymentMethodId: textIn(data, 'paymentMethodId'),
        last4: textIn(data, 'last4'),
        brand: textIn(data, 'brand'),
        wallet: textIn(data, 'wallet'),
      };
      return token.paymentMethodId && token.wallet ? { type, token } : null;
    }
    case 'wallet-failed':
      return { type };
    default:
      return null;
  }
};
