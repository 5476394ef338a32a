import { definePort } from '../scope.ts';

export type FlagValue = string | number | boolean;

/** Feature flags of the whole product and what holds when the flag service is silent. */
export const flagDefaults = {
  'quiz-page-basket-size-v-2': 'off',
  'quiz-early-interests': false,
  'mini-quiz-redesign': 0,
  'ed-eligibility-age': 18,
  'skip-address-validation': false,
  'enable-premature-ejaculation': true,
} as const satisfies Readonly<Record<string, FlagValue>>;

export type FlagName = keyof typeof flagDefaults;

export interface Flags {
  value<Name extends FlagName>(name: Name, key: string): Promise<FlagValue>;
}

export const flagsPort = definePort<Flags>('server.flags');
