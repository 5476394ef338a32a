import type { Scope } from '#server/scope.ts';
import { responseRepository } from '../repositories/responses.ts';
import { setRepository } from '../repositories/sets.ts';
import { asEarlier } from './earlier-answers.ts';

/**
 * A visitor's answers become the user's. Where both have a draft of the same questionnaire, the newer answers win and the
 * others are kept with it.
 */
export const adoptDrafts = async (tx: Scope, leadId: string, userId: string): Promise<void> => {
  const responses = responseRepository(tx.db);
  for (const { id, configName } of await responses.drafts({ leadId })) {
    const [visitors, existing] = [await responses.lock(id), await responses.draft({ userId }, configName)];
    if (!visitors || !existing) continue;
    await setRepository(tx.db).repoint(visitors.id, existing.id);
    if (visitors.updatedAt <= existing.updatedAt) continue;
    const earlier = [...existing.earlier, asEarlier(existing, 'answered again before signing in')];
    const { content, configVersion } = visitors;
    await responses.update(existing.id, {
      content: { ...existing.content, ...content },
      configVersion,
      earlier,
      at: tx.clock.now(),
    });
  }
  await responses.adopt(leadId, userId);
};
