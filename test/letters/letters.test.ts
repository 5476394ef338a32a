import { describe, expect, it } from 'vitest';
import { catalog, type MessageKind } from '#modules/mail/domain/catalog.ts';
import { compose } from '#modules/mail/domain/compose.ts';
import { renderLetter } from '#modules/mail/services/render-letter.tsx';
import { accountLetters } from '#test/letters/account-letters.ts';
import { careLetters } from '#test/letters/care-letters.ts';
import { chargeLetters } from '#test/letters/charge-letters.ts';
import { type Letter, partsThatChanged } from '#test/letters/letter.ts';
import { orderLetters } from '#test/letters/order-letters.ts';

const origins = { app: 'https://app.thicket.test', admin: 'https://admin.thicket.test' };
const SELLER = '1 Main Street, Albany, NY 12207';
const UNSUBSCRIBE = 'https://app.thicket.test/api/unsubscribe?link=0123456789abcdef';

const writtenLetters = [...orderLetters, ...chargeLetters, ...accountLetters];
const letters: readonly Letter[] = [...careLetters, ...writtenLetters];

const composed = (letter: Letter) => {
  const isOptional = ['reminders', 'invitations', 'offers'].includes(catalog[letter.kind].topic);
  return { ...compose(letter.kind, letter, origins), unsubscribe: isOptional ? UNSUBSCRIBE : null };
};

/** A text without spaces and without `https://`, which the HTML leaves out of what is read of an address. */
const bare = (text: string): string => text.replaceAll(/https?:\/\/|\s/g, '');

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What is read of HTML, bare. */
const shownOf = (html: string): string =>
  bare(html.replaceAll(/<!--.*?-->|<[^>]*>/gs, '')).replaceAll(
    /&([\w#]+);/g,
    (all, name: string) => characters[name] ?? all,
  );

it('there is one letter of each kind', () => {
  expect(letters.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(catalog).toSorted());
});

describe('the text of a letter', () => {
  it.each(writtenLetters.map((letter) => [letter.kind, letter] as const))(
    '%s is what the product writes: every part of it stands in the code that writes it',
    (_, letter) => {
      expect(letter.parts.length).toBeGreaterThan(1);
      expect(partsThatChanged(letter)).toEqual([]);
    },
  );

  it('a part that the code does not contain is found', () => {
    const [letter] = orderLetters;
    expect(letter && partsThatChanged({ ...letter, parts: ['Thank you', 'Thank you very much'] })).toEqual([
      'Thank you very much',
    ]);
  });
});

describe('a letter, as a mail program shows it', () => {
  it.each(letters.map((letter) => [letter.kind, letter] as const))('%s', (_, letter) => {
    const words = composed(letter);
    // A body that names a drug would be replaced.
    expect(words.body).toBe(letter.body);
    const { text } = renderLetter(words, SELLER);
    expect(`Subject: ${words.subject}\nPreview: ${words.preview}\n\n${text}`).toMatchSnapshot();
  });

  it.each(letters.map((letter) => [letter.kind, letter] as const))(
    '%s says the same in HTML: subject, body and button, in this order',
    (_, letter) => {
      const words = composed(letter);
      const { html } = renderLetter(words, SELLER);
      expect(shownOf(html)).toContain(bare(`${words.subject}${words.body}${words.action}`));
    },
  );

  /** What fills the line of the preview: its characters are invisible. */
  const filling = /(?:\u00a0[\u200b-\u200f\ufeff]+)+/;
  const whole: readonly MessageKind[] = ['order_placed', 'order_shipped', 'referral_credited'];
  it.each(whole)('%s in HTML', (kind) => {
    const letter = letters.find((one) => one.kind === kind);
    const html = letter && renderLetter(composed(letter), SELLER).html;
    expect(html?.replace(filling, '(filling)')).toMatchSnapshot();
  });
});
