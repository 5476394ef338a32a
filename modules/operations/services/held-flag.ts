import { type FlagName, type FlagValue, flagCatalogue } from '#config/flag-catalogue.ts';

/** What the source of flags gives for everybody, by name. */
export type Given = Readonly<Record<string, unknown>>;

/** A flag's value as a text, as staff read it. */
export const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

interface HeldFlag {
  readonly value: FlagValue;
  /** The default holds. */
  readonly isDefault: boolean;
}

/** The value that holds for everybody: what is given, or the default when nothing that the flag accepts is. */
export const heldFlag = (name: FlagName, given: Given): HeldFlag => {
  const { initial, accepts } = flagCatalogue[name];
  const value = given[name];
  return accepts(value) ? { value, isDefault: false } : { value: initial, isDefault: true };
};
