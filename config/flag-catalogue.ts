/** The type of a feature flag's value: on or off, a number, or one of a few texts. */
export type FlagValue = string | number | boolean;

export interface Flag<T extends FlagValue> {
  /** Used while the flag service sends no value, or one of another type. */
  readonly initial: T;
  accepts(value: unknown): value is T;
}

const onOff = (initial: boolean): Flag<boolean> => ({
  initial,
  accepts: (value): value is boolean => typeof value === 'boolean',
});

/** One of the given values; the first is the default. */
const oneOf = <const T extends readonly [FlagValue, ...FlagValue[]]>(...values: T): Flag<T[number]> => ({
  initial: values[0],
  accepts: (value): value is T[number] => values.some((known) => known === value),
});

const wholeNumber = (initial: number, least: number, most: number): Flag<number> => ({
  initial,
  accepts: (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});

/** `all`, `none` or codes of states with commas: `CA,NY`. */
const states = (initial: string): Flag<string> => ({
  initial,
  accepts: (value): value is string =>
    typeof value === 'string' && /^(?:all|none|[A-Z]{2}(?:,[A-Z]{2})*)$/.test(value),
});

/** Flags that screens read: every page carries their values. */
const browserFlags = {
  /** The variant of the mini quiz's plans: small or large carts. */
  'quiz-page-basket-size-v-2': oneOf('off', 'SBS', 'LBS'),
  /** The mini quiz asks about ingredients and over-the-counter products, before dandruff (S4.23). */
  'quiz-early-interests': onOff(false),
  /** 0 off, 1 redesign, 2 redesign without the landing page (S4.24). */
  'mini-quiz-redesign': oneOf(0, 1, 2),
  /** Sign-in on the identity provider's page instead of our own. */
  'enable-auth-0-sign-in': onOff(false),
  /** The one page that asks for consent to text messages about care; off: none does (docs/decisions/text-messages.md). */
  'sms-opt-in-location': oneOf('checkout', 'account', 'off'),
  'ed-eligibility-age': wholeNumber(18, 18, 100),
  'skip-address-validation': onOff(false),
  'enable-premature-ejaculation': onOff(true),
  /** The page of skin care asks questions before the waitlist. */
  'enable-dermatology': onOff(false),
  /** Where refills ship without asking each time. */
  'auto-refill-states': states('all'),
};

/** Products as the flags name them; each has `{product}-validate-next-billing-date-selection`. */
export const flagProducts = [
  'finasteride',
  'ketoconazole',
  'minoxidil',
  'minoxidil-foam',
  'minoxidil-oral',
  'minoxidil-spray',
  'topical-finasteride-and-minoxidil',
  'topical-finasteride-and-minoxidil-foam',
  'thickening-conditioner',
  'thickening-shampoo',
  'pomade',
  'follicular-unit-extraction-procedure',
  'platelet-rich-plasma-treatment',
  'sildenafil',
  'tadalafil',
  'custom-rx-anti-aging',
  'daily-defense-supplement',
  'climax-delay-spray',
  'escitalopram',
  'fluoxetine',
  'sertraline',
] as const;

type BrowserFlags = typeof browserFlags;
type BillingDateFlag = `${(typeof flagProducts)[number]}-validate-next-billing-date-selection`;
type Flags = BrowserFlags & Readonly<Record<BillingDateFlag, Flag<boolean>>>;

/** Whether a date that a patient chooses for the next charge is checked against their supply, by product. */
const billingDateFlags = Object.fromEntries(
  flagProducts.map((product) => [`${product}-validate-next-billing-date-selection`, onOff(true)]),
) as Readonly<Record<BillingDateFlag, Flag<boolean>>>;

/** Every feature flag of the product (S9.30), with its default. Never use a flag for access control. */
export const flagCatalogue: Flags = { ...browserFlags, ...billingDateFlags };

export type FlagName = keyof Flags;
type ValueOf<F> = F extends Flag<infer T> ? T : never;

/** The value of every flag for one person. */
export type FlagValues = { readonly [Name in FlagName]: ValueOf<Flags[Name]> };
/** The flags that pages carry. */
export type BrowserFlagValues = Pick<FlagValues, keyof BrowserFlags>;

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(flagCatalogue, name);

/** Whether dates for a product's next charge are checked; products without their own flag are. */
export const validatesBillingDate = (flags: FlagValues, drugType: string): boolean => {
  const name = `${drugType.replaceAll('_', '-')}-validate-next-billing-date-selection`;
  return !isFlagName(name) || flags[name] === true;
};

/** Whether refills ship to a state without asking each time, by the value of `auto-refill-states`. */
export const isAutoRefillState = (states: string, state: string): boolean =>
  states === 'all' || states.split(',').includes(state);

/**
 * The flags of which the flag service learns who saw them. The names of the others tell which condition somebody read about, or
 * that they are treated.
 */
export const reportedFlags = [
  'quiz-page-basket-size-v-2',
  'quiz-early-interests',
  'mini-quiz-redesign',
  'enable-auth-0-sign-in',
  'sms-opt-in-location',
  'skip-address-validation',
] as const satisfies readonly (keyof BrowserFlags)[];

export type ReportedFlagName = (typeof reportedFlags)[number];

export const isReportedFlagName = (name: string): name is ReportedFlagName =>
  reportedFlags.some((reported) => reported === name);

const valuesOf = (
  flags: Readonly<Record<string, Flag<FlagValue>>>,
  given: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => {
      const value = given[name];
      return [name, flag.accepts(value) ? value : flag.initial];
    }),
  );

/** Every flag's value: the given one if its type fits, else the default. Unknown names are left out. */
export const flagValues = (given: Readonly<Record<string, unknown>>): FlagValues =>
  valuesOf(flagCatalogue, given) as FlagValues;

/** The same for the flags that pages carry, in a fixed order. */
export const browserFlagValues = (given: Readonly<Record<string, unknown>>): BrowserFlagValues =>
  valuesOf(browserFlags, given) as BrowserFlagValues;
