import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stopAnswers } from '#modules/billing/domain/states/order-stop.ts';
import { catalog, type MessageKind } from './catalog.ts';

/** What the product has to write to people, and the kinds that do. */
const messages: readonly (readonly [what: string, ...kinds: readonly MessageKind[]])[] = [
  ['a welcome', 'welcome'],
  ['the results of a visitor who asks for them', 'results_saved'],
  ['an order placed, itemized, with the texts agreed to', 'order_placed'],
  ['answers that are missing: three reminders', 'reminder'],
  ['then the visit is closed', 'visit_expired'],
  ['photos needed, and a photo needed again', 'photos_needed', 'retake_photos'],
  ['a call booked', 'call_booked', 'call_reminder', 'call_missed'],
  ['a plan proposed', 'plan_proposed'],
  ['approved, with how to take it', 'visit_approved'],
  ['refused, with why', 'visit_refused'],
  ['a charge in seven days', 'upcoming_charge'],
  ['charged', 'receipt'],
  ['a charge failed', 'payment_failed', 'payment_closed'],
  ['a card expires', 'card_expires'],
  ['shipped, with carrier and date', 'order_shipped'],
  ['delivered', 'order_delivered'],
  ['a check-in due', 'check_in_due', 'check_in_missing'],
  ['a renewal due', 'renewal_open', 'renewal_due'],
  ['a yearly check-in due', 'annual_check_in_due'],
  ['a hold and why', 'treatment_on_hold', 'refill_on_hold'],
  ['canceled, with proof', 'subscription_canceled'],
  ['a refund', 'refunded'],
  ['a referral credited', 'referral_credited'],
  ['a message', 'message'],
  ['a message that waits', 'message_waiting'],
  ['a sign-in in a new browser', 'sign_in_new'],
  ['another email address', 'email_confirm', 'email_changed'],
  ['a data export is ready', 'data_export_ready'],
  ['staff: an emergency', 'case_emergency'],
  ['staff: a deadline', 'case_deadline'],
];

/** The text of every source file of the modules outside `mail`, without tests. */
const sources = readdirSync('modules', { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|generated)\.tsx?$/.test(path) && !path.startsWith('mail/'),
  )
  .map((path) => readFileSync(join('modules', path), 'utf8'));

/** Kinds that follow from the answer to a request to stop an order. */
const answers = stopAnswers.map((answer) => `order_${answer}`);
/** Kinds that follow from what the pharmacy warns of. */
const warnings = ['order_recalled', 'order_substituted'];

describe('every message that people need', () => {
  it.each(messages)('%s', (_what, ...wanted) => {
    expect(wanted).not.toEqual([]);
    for (const kind of wanted) expect(Object.keys(catalog)).toContain(kind);
  });

  it.each(Object.keys(catalog))('%s has a cause', (kind) => {
    expect(
      sources.some(
        (source) =>
          source.includes(`'${kind}'`) ||
          (/order_\$\{answer\}/.test(source) && answers.includes(kind)) ||
          (/order_\$\{kind\}/.test(source) && warnings.includes(kind)),
      ),
    ).toBe(true);
  });
});
