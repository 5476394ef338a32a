import { describe, expect, it } from 'vitest';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { catalog, type MessageKind } from './catalog.ts';
import { compose } from './compose.ts';
import { namesDrug, namesHealth } from './names-health.ts';

const origins = { app: 'https://app.thicket.test', admin: 'https://admin.thicket.test' };
const kinds = Object.keys(catalog) as MessageKind[];

describe('what an email says', () => {
  it.each(kinds)('%s: subject and preview say nothing about health, whatever the notice says', (kind) => {
    const notice = {
      subject: 'Your clinician refilled your finasteride',
      body: 'Take two tablets of Finasteride.',
    };
    const { subject, preview, body, action } = compose(kind, notice, origins);
    for (const shown of [subject, preview]) {
      expect(namesHealth(shown), shown).toBe(false);
      expect(shown).not.toBe('');
    }
    expect(namesDrug(action)).toBe(false);
    expect(namesDrug(body)).toBe('mayNameDrug' in catalog[kind]);
  });

  it('a notice without such words goes out as it is, with the page of its kind', () => {
    const notice = { subject: 'Order 12 has shipped', body: 'Your package is on its way.' };
    expect(compose('order_shipped', notice, origins)).toEqual({
      ...notice,
      preview: 'Your package is on its way.',
      action: 'See your order',
      link: 'https://app.thicket.test/order-history',
    });
    expect(compose('call_missed_twice', notice, origins).link).toBe('https://admin.thicket.test/desk');
    expect(compose('email_confirm', { ...notice, link: 'https://x.test/y' }, origins).link).toBe(
      'https://x.test/y',
    );
  });

  it.each(drugTypes)('%s is known as the name of a product', (type) => {
    expect(namesDrug(`Your ${type.replaceAll('_', ' ')} ships`)).toBe(true);
  });

  it('only reminders, invitations and offers can be turned off', () => {
    const optional = kinds.filter((kind) =>
      ['reminders', 'invitations', 'offers'].includes(catalog[kind].topic),
    );
    expect(optional.toSorted()).toEqual([
      'check_in_done',
      'offer_made',
      'progress_reminder',
      'referral_credited',
      'reminder',
    ]);
  });
});
