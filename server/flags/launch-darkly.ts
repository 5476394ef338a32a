import { init, integrations } from '@launchdarkly/node-server-sdk';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import { type Flags, flagDefaults } from '../ports/flags.ts';

const START_TIMEOUT_SECONDS = 5;

/**
 * Flags from LaunchDarkly, or from an operator-editable file (re-read when it changes) where no key is set.
 * When neither can be read the defaults hold. The context key is a lead or user id, nothing else is sent.
 */
export const openFlags = async (
  settings: Settings,
  log: Logger,
): Promise<Flags & { close(): Promise<void> }> => {
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
    logger: {
      error: (text: string) => log.error(text),
      warn: (text: string) => log.warn(text),
      info: () => {},
      debug: () => {},
    },
  });
  await client
    .waitForInitialization({ timeout: START_TIMEOUT_SECONDS })
    .catch((error: unknown) => log.warn({ err: error }, 'flags: the defaults hold'));
  return {
    value: (name, key) => client.variation(name, { kind: 'user', key }, flagDefaults[name]),
    close: async () => client.close(),
  };
};
