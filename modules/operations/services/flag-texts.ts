import { specialtyEntryPages } from '#config/entry-pages.ts';
import { type FlagName, type FlagValue, flagCatalogue } from '#config/flag-catalogue.ts';

interface FlagText {
  /** What it decides. */
  readonly text: string;
  /** Values that are worth looking at; empty where only a patient's own data shows the difference. */
  readonly values: readonly FlagValue[];
  /** The storefront's page on which the difference shows. */
  readonly host: 'marketing' | 'app';
  readonly path: string;
}

const onOff = [true, false] as const;
const quiz = { host: 'marketing', path: specialtyEntryPages.hairLoss } as const;

/** What a date for the next charge is checked for, by product. */
const billingDate = (name: string): FlagText => ({
  text: `Whether a date that a patient chooses for the next charge of ${name
    .replace('-validate-next-billing-date-selection', '')
    .replaceAll('-', ' ')} is checked against their supply.`,
  values: [],
  host: 'app',
  path: '/auto-refill/preferences',
});

const texts: Readonly<Partial<Record<FlagName, FlagText>>> = {
  'quiz-page-basket-size-v-2': {
    ...{ text: 'The plans after the short quiz: as usual, small carts or large carts.', ...quiz },
    values: ['off', 'SBS', 'LBS'],
  },
  'quiz-early-interests': {
    ...{ text: 'The short quiz asks about ingredients and products early.', ...quiz },
    values: onOff,
  },
  'mini-quiz-redesign': {
    ...{ text: 'The short quiz: 0 as usual, 1 redesigned, 2 redesigned without its first page.', ...quiz },
    values: [0, 1, 2],
  },
  'enable-auth-0-sign-in': {
    ...{ text: 'Sign-in on the identity provider’s page instead of our own.', values: onOff },
    ...{ host: 'app', path: '/auth/sign-in' },
  },
  'sms-opt-in-location': {
    text: 'The one page that asks for consent to text messages about care; off: none does.',
    ...{ values: [], host: 'app', path: '/checkout' },
  },
  'ed-eligibility-age': {
    text: 'Full years from which erection medicine is prescribed.',
    ...{ values: [], host: 'app', path: '/checkout' },
  },
  'skip-address-validation': {
    text: 'Addresses are accepted without being checked.',
    ...{ values: onOff, host: 'app', path: '/checkout' },
  },
  'enable-premature-ejaculation': {
    text: 'Products against premature ejaculation are offered.',
    ...{ values: onOff, host: 'app', path: '/condition/pe' },
  },
  'enable-dermatology': {
    text: 'The page of skin care asks questions before the waitlist.',
    ...{ values: onOff, host: 'app', path: '/consultation/dermatology' },
  },
  'auto-refill-states': {
    text: 'States in which refills ship without asking each time.',
    ...{ values: [], host: 'app', path: '/auto-refill/preferences' },
  },
};

/** What each flag decides, in the catalog's order. */
export const flagTexts: readonly (FlagText & { readonly name: FlagName })[] = Object.keys(flagCatalogue).map(
  (name) => ({ name: name as FlagName, ...(texts[name as FlagName] ?? billingDate(name)) }),
);
