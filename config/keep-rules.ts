/**
 * How long personal data is kept, by kind, and why. The privacy text, the retention jobs and the tests read this table
 * (docs/decisions/data-rights.md).
 */
interface KeepRule {
  /** What the privacy text calls it. */
  readonly title: string;
  /** Days; null: until the patient deletes the account. */
  readonly days: number | null;
  /** From when the days count, to be read after "days" or "years". */
  readonly after: string;
  /** Stays when the account is deleted. */
  readonly staysAfterDeletion: boolean;
  readonly why: string;
  /** Law or practice behind the number; `uncertain`: chosen, to be confirmed by counsel for every state served. */
  readonly source: {
    readonly text: string;
    readonly certainty: 'stated by law' | 'uncertain' | 'our choice';
  };
}

const YEAR = 365;

export const keepRules = {
  account: {
    title: 'Account, preferences, saved cards and drafts',
    days: null,
    after: 'the account is deleted',
    staysAfterDeletion: false,
    why: 'They are there for you to use.',
    source: { text: 'No law asks for more.', certainty: 'our choice' },
  },
  medical: {
    title: 'Medical records',
    // With the leap days: never a day short of ten years.
    days: 10 * YEAR + 3,
    after: 'the last visit, prescription, order or message',
    staysAfterDeletion: true,
    why: 'State law asks clinicians to keep the records of adults, usually for seven to ten years.',
    source: {
      text: 'Between 5 and 10 years by state, for adults; 42 CFR 422.504(d) uses 10. The longest usual period is used for all.',
      certainty: 'uncertain',
    },
  },
  invoices: {
    title: 'Orders, invoices and payments',
    days: 7 * YEAR + 2,
    after: 'the last invoice',
    staysAfterDeletion: true,
    why: 'Tax law asks for them.',
    source: {
      text: '26 CFR 1.6001-1(e); the IRS names up to 7 years, and states ask for less.',
      certainty: 'uncertain',
    },
  },
  proof: {
    title: 'What you agreed to, and who looked at or changed your record',
    days: 10 * YEAR + 3,
    after: 'the medical record’s last entry',
    staysAfterDeletion: true,
    why: 'They show that the medical record and your consents are genuine.',
    source: {
      text: '45 CFR 164.316(b)(2)(i) asks for 6 years; kept as long as the record.',
      certainty: 'our choice',
    },
  },
  visitor: {
    title: 'Answers of visitors who never became patients',
    days: YEAR,
    after: 'they were last changed',
    staysAfterDeletion: false,
    why: 'So that you can continue where you stopped.',
    source: { text: 'No law asks for more.', certainty: 'our choice' },
  },
  visitorChoices: {
    title: 'Privacy choices of visitors',
    days: 4 * YEAR + 1,
    after: 'the choice',
    staysAfterDeletion: false,
    why: 'They show what was agreed to.',
    source: {
      text: '28 U.S.C. 1658(a): claims under federal law end after 4 years.',
      certainty: 'uncertain',
    },
  },
  session: {
    title: 'Sign-ins of browsers',
    days: 7,
    after: 'signing in',
    staysAfterDeletion: false,
    why: 'They keep you signed in.',
    source: { text: 'A session ends after 24 hours without use.', certainty: 'our choice' },
  },
  link: {
    title: 'Links sent to you that open something',
    days: 30,
    after: 'they end',
    staysAfterDeletion: false,
    why: 'An old link can say why it no longer works.',
    source: { text: 'No law asks for more.', certainty: 'our choice' },
  },
  letter: {
    title: 'Copies of the emails we sent',
    days: 90,
    after: 'sending',
    staysAfterDeletion: false,
    why: 'To find out why a letter did not arrive.',
    source: { text: 'No law asks for more.', certainty: 'our choice' },
  },
  limit: {
    title: 'Tries of cards and discount codes',
    days: 90,
    after: 'the try',
    staysAfterDeletion: true,
    why: 'To refuse stolen cards and guessed codes.',
    source: { text: 'No law asks for more.', certainty: 'our choice' },
  },
  outbox: {
    title: 'Notes between the parts of our system',
    days: 90,
    after: 'the event',
    staysAfterDeletion: true,
    why: 'To repair what a failure left undone. They hold numbers, no names and no answers.',
    source: { text: 'No law asks for more.', certainty: 'our choice' },
  },
  analytics: {
    title: 'What your browser sends: pages visited here',
    // The default of ANALYTICS_RETENTION_DAYS.
    days: 395,
    after: 'the visit',
    staysAfterDeletion: false,
    why: 'To see which pages work.',
    source: { text: 'Thirteen months allow a comparison with the year before.', certainty: 'our choice' },
  },
} as const satisfies Readonly<Record<string, KeepRule>>;

export type KeepRuleId = keyof typeof keepRules;
