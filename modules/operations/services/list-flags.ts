import { type FlagName, flagCatalogue, isFlagName } from '#config/flag-catalogue.ts';
import { instant } from '#kernel/json-instant.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { type GivenFlags, givenFlagsPort } from '#server/ports/given-flags.ts';
import { type OutageEntry, outagesPort } from '#server/ports/outages.ts';
import type { Scope } from '#server/scope.ts';
import { type FlagChange, newestFlagChanges, OUTAGES } from '../repositories/flag-changes.ts';
import { flagTexts } from './flag-texts.ts';
import { type Given, heldFlag, written } from './held-flag.ts';

const sourceNames = { service: 'LaunchDarkly', file: 'File', default: 'Default' } as const;

/** The value that holds for everybody, and where it comes from. */
const heldValue = (name: FlagName, given: Given, source: GivenFlags['source']) => {
  const { value, isDefault } = heldFlag(name, given);
  return {
    value: written(value),
    initial: written(flagCatalogue[name].initial),
    sourceLabel: sourceNames[isDefault ? 'default' : source],
    // Given, but not of the flag's type: the default holds.
    refused: isDefault && given[name] !== undefined ? written(given[name]) : null,
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

const changeView = ({ id, subject, before, after, seenAt }: FlagChange) => ({
  id,
  subject: subject === OUTAGES ? 'Outage banners' : subject,
  before,
  after,
  seenAt: instant(seenAt),
});

/**
 * Every feature flag with the value that holds for everybody and where it comes from, and the outage banners of the
 * operator's file, and what was seen to change. Nothing can be changed here: the file and LaunchDarkly are the only switches.
 * Reading it is audited.
 */
export const listFlags = async (scope: Scope, actor: Actor) => {
  const { source, values } = scope.use(givenFlagsPort);
  const [given, outages, changes] = await Promise.all([
    values(),
    outagesOf(scope),
    newestFlagChanges(scope.read),
  ]);
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
    changes: changes.map(changeView),
  };
};
