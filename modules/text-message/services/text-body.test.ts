import { describe, expect, it } from 'vitest';
import { brand } from '#config/brand.ts';
import { namesDrug, namesHealth } from '#modules/mail/domain/names-health.ts';
import { catalog } from '#modules/mail/index.ts';
import { isTextKind, type TextKind, texts } from '../domain/texts.ts';
import { textBody } from './text-body.ts';

const APP = 'https://app.thicket.example';
const kinds = Object.keys(texts) as TextKind[];
/** Every character costs one place in the alphabet of text messages (GSM 7-bit). */
const PLAIN = /^[A-Za-z0-9 @:;,.!?()'"/%+_-]+$/;

describe('a text message', () => {
  it.each(kinds)('%s: says who writes, how to end it and nothing about health, in one message', (kind) => {
    const body = textBody(kind, APP);
    expect(namesHealth(body)).toBe(false);
    expect(namesDrug(body)).toBe(false);
    expect(body).not.toMatch(/consultation|visit|condition|result/i);
    expect(body.startsWith(`${brand.name}: `)).toBe(true);
    expect(body.endsWith('Reply STOP to end texts.')).toBe(true);
    expect(body).toMatch(PLAIN);
    expect(body.length).toBeLessThanOrEqual(160);
  });

  it('exists for reminders and deliveries only', () => {
    expect(kinds.map((kind) => `${catalog[kind].topic}: ${kind}`).toSorted()).toMatchInlineSnapshot(`
      [
        "care: annual_check_in_due",
        "care: call_booked",
        "care: call_reminder",
        "care: check_in_due",
        "care: check_in_missing",
        "care: renewal_due",
        "care: renewal_open",
        "care: retake_photos",
        "charges: upcoming_charge",
        "orders: order_delivered",
        "orders: order_shipped",
      ]
    `);
    for (const kind of ['message', 'receipt', 'offer_made', 'payment_failed', 'toString'])
      expect(isTextKind(kind)).toBe(false);
  });
});
