import type { ReportedFlagName as Name } from '#config/flag-catalogue.ts';

const seen = new Set<Name>();
let track: ((name: Name) => void) | null = null;

/** A screen that depends on a flag was shown. Sent once per page load. */
export const noteExposure = (name: Name): void => {
  if (seen.has(name)) return;
  seen.add(name);
  track?.(name);
};

/** Calls the listener for every exposure, including earlier ones. */
export const onExposure = (listener: (name: Name) => void): void => {
  track = listener;
  for (const name of seen) listener(name);
};
