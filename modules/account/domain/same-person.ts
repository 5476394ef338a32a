import type { CalendarDate } from '#kernel/dates.ts';

const facts = ['name', 'last_name', 'birth_date', 'phone', 'address', 'card'] as const;

/** What two accounts may have in common. */
export type SharedFact = (typeof facts)[number];

/** Merges several findings about the same two accounts: each fact once, and no last name beside the full name. */
export const allShared = (found: readonly SharedFact[]): readonly SharedFact[] =>
  facts.filter((fact) => found.includes(fact) && (fact !== 'last_name' || !found.includes('name')));

interface PostalAddress {
  readonly streetAddress1: string;
  readonly streetAddress2: string | null;
  readonly zipCode: string;
}

/** What an account says about the person. Null or empty: not known, which never counts as shared. */
export interface IdentifyingFacts {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dob: CalendarDate | null;
  readonly phone: string | null;
  readonly address: PostalAddress | null;
  /** Fingerprints of cards, from the payment processor. */
  readonly cards: readonly string[];
}

/** Letters and digits only, without case and accents: `O’Neill-Åberg` becomes `oneillaberg`. */
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Ten digits; empty for anything else. */
const phoneKey = (phone: string | null): string => {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : '';
};

/** Words of an address that people write in more than one way (USPS Publication 28). */
const shortWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  place: 'pl',
  court: 'ct',
  boulevard: 'blvd',
  highway: 'hwy',
  parkway: 'pkwy',
  terrace: 'ter',
  circle: 'cir',
  square: 'sq',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** Words before the number of a flat, which say nothing more than `#`. */
const unitWords: readonly string[] = [
  'apt',
  'apartment',
  'unit',
  'suite',
  'ste',
  'no',
  'number',
  'rm',
  'room',
];

/** One text for all the ways to write an address: both lines in one, then the first five digits of the ZIP code. */
export const addressKey = (address: PostalAddress | null): string => {
  if (!address) return '';
  const words = `${address.streetAddress1} ${address.streetAddress2 ?? ''}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !unitWords.includes(word))
    .map((word) => shortWords[word] ?? word);
  const zip = address.zipCode.slice(0, 5);
  return words.length === 0 || zip.length < 5 ? '' : `${words.join(' ')} ${zip}`;
};

const isShared = (a: string, b: string): boolean => a !== '' && a === b;

/** What two accounts have in common. A shared full name is `name` and not `last_name` as well. */
export const sharedFacts = (a: IdentifyingFacts, b: IdentifyingFacts): readonly SharedFact[] => {
  const sameLast = isShared(plain(a.lastName), plain(b.lastName));
  const sameName = sameLast && isShared(plain(a.firstName), plain(b.firstName));
  const shared: readonly (readonly [SharedFact, boolean])[] = [
    ['name', sameName],
    ['last_name', sameLast && !sameName],
    ['birth_date', isShared(a.dob ?? '', b.dob ?? '')],
    ['phone', isShared(phoneKey(a.phone), phoneKey(b.phone))],
    ['address', isShared(addressKey(a.address), addressKey(b.address))],
    ['card', a.cards.some((card) => isShared(card, card) && b.cards.includes(card))],
  ];
  return shared.flatMap(([fact, is]) => (is ? [fact] : []));
};

/** Facts that usually belong to one person only. */
const personal: readonly SharedFact[] = ['birth_date', 'phone', 'card'];

/**
 * Whether two accounts with these facts in common may be the same person (docs/decisions/possible-duplicates.md): two
 * personal facts, or one of them with a name or an address. A name and an address without a personal fact are a household
 * or a coincidence.
 */
export const mayBeSamePerson = (shared: readonly SharedFact[]): boolean =>
  shared.length >= 2 && shared.some((fact) => personal.includes(fact));

/**
 * Keys of which two accounts share at least one whenever they may be the same person: a transaction that writes these
 * facts locks the keys, so that two new accounts always find each other.
 */
export const identityKeys = ({ lastName, dob, phone, address, cards }: IdentifyingFacts): readonly string[] =>
  [
    dob && plain(lastName) ? `born ${dob} ${plain(lastName)}` : '',
    phoneKey(phone) && `phone ${phoneKey(phone)}`,
    addressKey(address) && `address ${addressKey(address)}`,
    ...cards.map((card) => `card ${card}`),
  ]
    .filter((key) => key !== '')
    .toSorted();
