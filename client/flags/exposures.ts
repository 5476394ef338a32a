import type { BrowserFlagValues } from '#config/flag-catalogue.ts';

type Name = keyof BrowserFlagValues;

const seen = new Set<Name>();
let tell: ((name: Name) => void) | null = null;

/** A screen that a flag decides about was shown. Told once a page load. */
export const noteExposure = (name: Name): void => {
  if (seen.has(name)) return;
  seen.add(name);
  tell?.(name);
};

/** From now on hears of every exposure, those before included. */
export const tellExposures = (listener: (name: Name) => void): void => {
  tell = listener;
  for (const name of seen) listener(name);
};
