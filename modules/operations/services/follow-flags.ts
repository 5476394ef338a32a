import type { SweepDefinition } from '#server/module.ts';
import { givenFlagsPort } from '#server/ports/given-flags.ts';
import { outagesPort } from '#server/ports/outages.ts';
import type { Scope } from '#server/scope.ts';
import { anyTime, flagChangeRepository, lastSeen, OUTAGES } from '../repositories/flag-changes.ts';
import { bannersText, changesBetween, heldFlags, initialFlags, NO_BANNER } from './seen-flags.ts';

type Texts = Readonly<Record<string, string>>;

/** Nothing when the service gives no flag at all: it could not be asked, and no value was changed. */
const flagsNow = async (scope: Scope): Promise<Texts> => {
  const { source, values } = scope.use(givenFlagsPort);
  const given = await values();
  return source === 'service' && Object.keys(given).length === 0 ? {} : heldFlags(given);
};

/** Nothing when the file is not right: no banner is shown then, but none was ended. */
const bannersNow = async (scope: Scope): Promise<Texts> => {
  try {
    return { [OUTAGES]: bannersText(await scope.use(outagesPort).read()) };
  } catch {
    return {};
  }
};

const initial: Texts = { ...initialFlags, [OUTAGES]: NO_BANNER };

/**
 * Records what changed of flags and banners since it was looked at last, a minute ago. Without a change it reads once and
 * writes nothing. Who changed it is known to the source only.
 */
export const followFlags: SweepDefinition = {
  id: 'operations.flags',
  // What changed is known only after the sources were asked.
  due: (scope) => [anyTime(scope.db)],
  run: async (scope) => {
    const now = { ...(await flagsNow(scope)), ...(await bannersNow(scope)) };
    const changed = async (from: Scope) =>
      changesBetween(await lastSeen(from.read, Object.keys(now)), initial, now);
    if ((await changed(scope)).length === 0) return;
    await scope.transaction(async (tx) => {
      const changes = flagChangeRepository(tx.db);
      await changes.lock();
      // Another process may have recorded them meanwhile.
      const found = await changed(tx);
      if (found.length === 0) return;
      const seenAt = tx.clock.now();
      await changes.insert(found.map((change) => ({ ...change, id: tx.ids.uuid(), seenAt })));
    });
  },
};
