import { type FlagValue, flagCatalogue, isFlagName } from '#config/flag-catalogue.ts';
import type { ForcedFlags } from './flags.ts';

/** Prefix of the query parameters that force a flag. */
const PREFIX = 'flag.';

/** Whether the query parameter forces a flag. */
export const forcesFlag = (name: string): boolean =>
  name.startsWith(PREFIX) && isFlagName(name.slice(PREFIX.length));

/** `true`, `3` or a text, by the flag's type; null when the text is not of that type. */
export const forcedValue = (name: string, text: string): FlagValue | null => {
  if (!isFlagName(name)) return null;
  const candidates = [
    text === 'true' ? true : text === 'false' ? false : text,
    text === '' ? text : Number(text),
  ];
  return candidates.find((value) => flagCatalogue[name].accepts(value)) ?? null;
};

const fromPairs = (pairs: Iterable<readonly [string, string]>, before: ForcedFlags): ForcedFlags => {
  const forced = new Map(Object.entries(before));
  for (const [name, text] of pairs) {
    const value = forcedValue(name, text);
    if (value !== null) forced.set(name, value);
    // An empty value returns the flag to the flag service.
    else if (text === '') forced.delete(name);
  }
  return Object.fromEntries(forced);
};

/** Values forced earlier in this visit, as `writeForcedFlags` wrote them. */
export const readForcedFlags = (text: string): ForcedFlags => fromPairs(new URLSearchParams(text), {});

export const writeForcedFlags = (forced: ForcedFlags): string =>
  new URLSearchParams(Object.entries(forced).map(([name, value]) => [name, String(value)])).toString();

/** The `?flag.<name>=<value>` parameters of an address, on top of values forced before. */
export const withFlagsForcedBy = (search: string, before: ForcedFlags): ForcedFlags =>
  fromPairs(
    [...new URLSearchParams(search)].flatMap(([name, text]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), text] as const] : [],
    ),
    before,
  );
