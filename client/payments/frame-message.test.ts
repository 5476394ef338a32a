import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

describe('readFrameMessage', () => {
  it.each([
    [{ type: 'ready', more: 1 }, { type: 'ready' }],
    [
      { type: 'resize', height: 212 },
      { type: 'resize', height: 212 },
    ],
    [{ type: 'resize', height: '212px' }, null],
    [{ type: 'resize', height: 1e9 }, null],
    [
      { type: 'token', nonce: '1', paymentMethodId: 'pm_1', last4: '4242', brand: 'visa' },
      { type: 'token', nonce: '1', paymentMethodId: 'pm_1', last4: '4242', brand: 'visa' },
    ],
    [{ type: 'token', nonce: '1' }, null],
    [
      { type: 'invalid', nonce: '1', fields: [{ field: 'zip', message: 'Enter it.' }] },
      { type: 'invalid', nonce: '1', firstMessage: 'Enter it.' },
    ],
    [
      { type: 'invalid', nonce: '1' },
      { type: 'invalid', nonce: '1', firstMessage: null },
    ],
    [{ type: 'other' }, null],
    [null, null],
  ])('%j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message);
  });

  it('ignores any message of another page', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const height = readFrameMessage({ type: 'resize', height: data });
        return height === null || typeof data === 'number';
      }),
    );
    fc.assert(fc.property(fc.anything(), (data) => readFrameMessage(data) === null));
  });
});
