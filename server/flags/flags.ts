import { createHash } from 'node:crypto';
import {
  type BrowserFlagValues,
  browserFlagValues,
  type FlagValue,
  type FlagValues,
  flagValues,
  type ReportedFlagName,
} from '#config/flag-catalogue.ts';

/** Forced values, by flag. */
export type ForcedFlags = Readonly<Record<string, FlagValue>>;

/** The flag values of one request. */
export interface RequestFlags {
  readonly values: FlagValues;
  /** The values that the page passes to the browser. */
  readonly browser: BrowserFlagValues;
  readonly forced: ForcedFlags;
  /** Pages with the same variant are identical. Null when flags are forced: such a page is not shared. */
  readonly variant: string | null;
}

/** Attributes of a person: short values from closed lists. */
export type FlagAttributes = Readonly<Record<string, string | boolean | undefined>>;

/** A source of feature flags. Keys are lead or user ids. */
export interface Flags {
  /** The person's flags; a null key is an unknown visitor. Flags that the service does not know have their default. */
  evaluate(key: string | null, attributes?: FlagAttributes): Promise<RequestFlags>;
  /** The same if available without waiting, else null. */
  known(key: string | null): RequestFlags | null;
  /** Identifies the person to the flag service. */
  identify(key: string, attributes: FlagAttributes): void;
  /** Records a metric event. */
  track(key: string, metric: string, value: number | null, attributes: FlagAttributes): void;
  /** Records that the person saw what the flag decides. */
  expose(key: string, name: ReportedFlagName, attributes: FlagAttributes): Promise<void>;
  /** Sends recorded events now. */
  flush(): Promise<void>;
}

const hash = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12);

/** Reads a flag service's values. Missing flags have their default. */
export const requestFlags = (given: Readonly<Record<string, unknown>>): RequestFlags => {
  const browser = browserFlagValues(given);
  return { values: flagValues(given), browser, forced: {}, variant: hash(browser) };
};

/** The same with forced values on top. */
export const withForced = (evaluated: RequestFlags, forced: ForcedFlags): RequestFlags =>
  Object.keys(forced).length === 0
    ? evaluated
    : { ...requestFlags({ ...evaluated.values, ...forced }), forced, variant: null };
