import { type FlagName, type FlagValue, flagCatalogue, isFlagName } from '#config/flag-catalogue.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { type GivenFlags, givenFlagsPort } from '#server/ports/given-flags.ts';
import { type OutageEntry, outagesPort } from '#server/ports/outages.ts';
import type { Scope } from '#server/scope.ts';
import { flagTexts } from './flag-texts.ts';

const sourceNames = { service: 'LaunchDarkly', file: 'File', default: 'Default' } as const;

type Given = Readonly<Record<string, unknown>>;

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The value that holds for everybody, and where it comes from. */
const heldValue = (name: FlagName, given: Given, source: GivenFlags['source']) => {
  const { initial, accepts } = flagCatalogue[name];
  const value = given[name];
  const isHeld = accepts(value);
  const held: FlagValue = isHeld ? value : initial;
  return {
    value: written(held),
    initial: written(initial),
    sourceLabel: sourceNames[isHeld ? source : 'default'],
    // Given, but not of the flag's type: the default holds.
    refused: isHeld || value === undefined ? null : written(value),
  };
};

/** Null when the file is right. */
const outagesOf = async (
  scope: Scope,
): Promise<{ entries: readonly OutageEntry[]; problem: string | null }> => {
  try {
    return { entries: await scope.use(outagesPort).read(), problem: null };
  } catch {
    return {
      entries: [],
      problem: 'The file is not right, so no banner is shown. The log says what is wrong.',
    };
  }
};

/**
 * Every feature flag with the value that holds for everybody and where it comes from, and the outage banners of the
 * operator's file. Nothing can be changed here: the file and LaunchDarkly are the only switches. Reading it is audited.
 */
export const listFlags = async (scope: Scope, actor: Actor) => {
  const { source, values } = scope.use(givenFlagsPort);
  const [given, outages] = await Promise.all([values(), outagesOf(scope)]);
  await recordAudit(scope, { actor, action: 'flags.read', subject: 'desk', subjectId: 'flags' });
  const { isProduction, origins } = scope.settings;
  return {
    source,
    sourceLabel: sourceNames[source],
    flags: flagTexts.map(({ name, text, values: shown, host, path }) => ({
      name,
      text,
      ...heldValue(name, given, source),
      previews: isProduction
        ? []
        : shown.map((value) => ({
            value: written(value),
            href: `${origins[host]}${path}?flag.${name}=${encodeURIComponent(String(value))}`,
          })),
      endPreview: isProduction || shown.length === 0 ? null : `${origins[host]}${path}?flag.${name}=`,
    })),
    /** Names that the source gives and that the product does not know. */
    unknown: Object.keys(given)
      .filter((name) => !isFlagName(name))
      .toSorted(),
    hasPreviews: !isProduction,
    outages: outages.entries,
    outagesProblem: outages.problem,
  };
};
