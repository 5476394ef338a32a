/** A message of the payment processor simulator's frame. Validated, because any page could post a message. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'submit' }
  | { readonly type: 'resize'; readonly height: number }
  | {
      readonly type: 'token';
      readonly nonce: string;
      readonly paymentMethodId: string;
      readonly last4: string;
      readonly brand: string;
    }
  | { readonly type: 'invalid'; readonly nonce: string; readonly firstMessage: string | null }
  | { readonly type: 'failed'; readonly nonce: string };

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textIn = (value: unknown, name: string): string => {
  const found = property(value, name);
  return typeof found === 'string' ? found : '';
};

/** Null for anything that is not one of the frame's messages. */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  const type = property(data, 'type');
  const nonce = textIn(data, 'nonce');
  switch (type) {
    case 'ready':
    case 'submit':
      return { type };
    case 'resize': {
      const height = property(data, 'height');
      return typeof height === 'number' && height > 0 && height < 2_000 ? { type, height } : null;
    }
    case 'token': {
      const paymentMethodId = textIn(data, 'paymentMethodId');
      return paymentMethodId
        ? { type, nonce, paymentMethodId, last4: textIn(data, 'last4'), brand: textIn(data, 'brand') }
        : null;
    }
    case 'invalid': {
      const fields = property(data, 'fields');
      const first: unknown = Array.isArray(fields) ? fields[0] : undefined;
      return { type, nonce, firstMessage: textIn(first, 'message') || null };
    }
    case 'failed':
      return { type, nonce };
    default:
      return null;
  }
};
