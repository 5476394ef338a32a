import { definePort } from '../scope.ts';

/** The feature flags as their source gives them, for the page on which staff see where each value comes from. */
export interface GivenFlags {
  /** `service`: LaunchDarkly. `file`: the operator's file. */
  readonly source: 'service' | 'file';
  /** For everybody, by name: also names that the product does not know, and values that it refuses. Empty when the source cannot be read. */
  values(): Promise<Readonly<Record<string, unknown>>>;
}

export const givenFlagsPort = definePort<GivenFlags>('server.givenFlags');
