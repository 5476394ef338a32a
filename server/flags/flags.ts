import { createHash } from 'node:crypto';
import {
  type BrowserFlagValues,
  browserFlagValues,
  type FlagValue,
  type FlagValues,
  flagValues,
} from '#config/flag-catalogue.ts';

/** Values forced from outside, by flag. */
export type ForcedFlags = Readonly<Record<string, FlagValue>>;

/** The flags as they hold for one request. */
export interface RequestFlags {
  readonly values: FlagValues;
  /** What its page carries. */
  readonly browser: BrowserFlagValues;
  readonly forced: ForcedFlags;
  /** Pages with the same variant look alike. Null where flags are forced: such a page is nobody else's. */
  readonly variant: string | null;
}

/** What else is said of a person: short words from closed lists. */
export type FlagAttributes = Readonly<Record<string, string | boolean | undefined>>;

/** Flags from wherever they come. Keys are lead or user ids. */
export interface Flags {
  /** The flags of that person; null is a stranger. What the service does not know has its default. */
  evaluate(key: string | null, attributes?: FlagAttributes): Promise<RequestFlags>;
  /** The same when it is known without waiting, else null. */
  known(key: string | null): RequestFlags | null;
  /** Tells the service who that is. */
  identify(key: string, attributes: FlagAttributes): void;
  /** Tells that something a flag is measured by happened. */
  track(key: string, metric: string, value: number | null, attributes: FlagAttributes): void;
  /** Tells that he saw what the flag decides. */
  expose(key: string, name: keyof BrowserFlagValues, attributes: FlagAttributes): Promise<void>;
  /** Sends now what was told. */
  flush(): Promise<void>;
}

const hash = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12);

/** Reads what a flag service says. Names it does not know have their default. */
export const requestFlags = (given: Readonly<Record<string, unknown>>): RequestFlags => {
  const browser = browserFlagValues(given);
  return { values: flagValues(given), browser, forced: {}, variant: hash(browser) };
};

/** The same with values forced on top. */
export const withForced = (held: RequestFlags, forced: ForcedFlags): RequestFlags =>
  Object.keys(forced).length === 0
    ? held
    : { ...requestFlags({ ...held.values, ...forced }), forced, variant: null };
