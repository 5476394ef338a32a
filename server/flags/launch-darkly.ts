import { init, integrations } from '@launchdarkly/node-server-sdk';
import type { Logger } from 'pino';
import { flagCatalogue } from '#config/flag-catalogue.ts';
import type { Settings } from '#config/settings.ts';
import type { GivenFlags } from '../ports/given-flags.ts';
import { type FlagAttributes, type Flags, type RequestFlags, requestFlags } from './flags.ts';

const START_TIMEOUT_SECONDS = 5;
/** People whose flags are cached until a flag changes. */
const MOST_KNOWN = 10_000;

const contextOf = (key: string | null, attributes: FlagAttributes = {}) =>
  key === null ? { kind: 'user', key: 'stranger', anonymous: true } : { ...attributes, kind: 'user', key };

/**
 * Flags from LaunchDarkly, or without an SDK key from a file that the operator edits (read again when it changes).
 * When neither can be read the defaults apply. The service receives only a lead or user id and what
 * `proxy-bodies.ts` allows. `origin`: of a service in place of LaunchDarkly's own.
 */
export const openFlags = async (
  settings: Pick<Settings, 'LAUNCHDARKLY_SDK_KEY' | 'FLAGS_FILE'>,
  log: Logger,
  origin?: string,
): Promise<Flags & { readonly given: GivenFlags; close(): Promise<void> }> => {
  const fromFile = settings.LAUNCHDARKLY_SDK_KEY === undefined;
  const client = init(settings.LAUNCHDARKLY_SDK_KEY ?? 'file', {
    ...(fromFile && {
      updateProcessor: new integrations.FileDataSourceFactory({
        paths: [settings.FLAGS_FILE],
        autoUpdate: true,
      }).getFactory(),
      sendEvents: false,
      diagnosticOptOut: true,
    }),
    ...(origin && { baseUri: origin, streamUri: origin, eventsUri: origin }),
    logger: {
      error: (text: string) => log.error(text),
      warn: (text: string) => log.warn(text),
      info: () => {},
      debug: () => {},
    },
  });
  let known = new Map<string | null, RequestFlags>();
  const forget = (): void => {
    known = new Map();
  };
  client.on('update', forget);
  client.on('ready', forget);
  await client
    .waitForInitialization({ timeout: START_TIMEOUT_SECONDS })
    .catch((error: unknown) => log.warn({ err: error }, 'flags: the defaults hold'));

  const valuesOf = async (key: string | null, attributes?: FlagAttributes) =>
    (await client.allFlagsState(contextOf(key, attributes))).allValues();
  const ask = async (key: string | null, attributes?: FlagAttributes): Promise<RequestFlags> =>
    requestFlags(await valuesOf(key, attributes));

  const flags: Flags = {
    evaluate: async (key, attributes) => {
      if (attributes && Object.keys(attributes).length > 0) return ask(key, attributes);
      const seen = known.get(key);
      if (seen) return seen;
      if (known.size >= MOST_KNOWN) forget();
      // A result that was requested before a change must not be cached after it.
      const into = known;
      const learned = await ask(key);
      into.set(key, learned);
      return learned;
    },
    known: (key) => known.get(key) ?? null,
    identify: (key, attributes) => client.identify(contextOf(key, attributes)),
    track: (key, metric, value, attributes) =>
      client.track(metric, contextOf(key, attributes), undefined, value ?? undefined),
    expose: async (key, name, attributes) => {
      await client.variation(name, contextOf(key, attributes), flagCatalogue[name].initial);
    },
    flush: () => client.flush(),
  };
  // Unknown visitors are the most frequent; their pages are answered without waiting.
  await flags.evaluate(null);
  const given: GivenFlags = { source: fromFile ? 'file' : 'service', values: () => valuesOf(null) };
  return { ...flags, given, close: async () => client.close() };
};
