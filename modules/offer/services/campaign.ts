import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { campaignInput } from '../domain/campaign-input.ts';
import { campaignRepository } from '../repositories/campaigns.ts';

/**
 * An operator sets how offers are made from now on, or that none are. Existing offers do not change. BAD_USER_INPUT
 * names `percent`, `cycles` and `reason`.
 */
export const setCampaign = async (
  scope: Scope,
  actor: Actor & { readonly id: string },
  input: unknown,
): Promise<Result<true>> => {
  const read = readInput(campaignInput, input);
  if (!read.ok) return read;
  const { isOn, percent, cycles, reason } = read.value;
  return scope.transaction(async (tx) => {
    const id = tx.ids.uuid();
    await campaignRepository(tx.db).add({
      ...{ id, isOn, percent, cycles, reason },
      ...{ createdAt: tx.clock.now(), createdBy: actor.id },
    });
    await recordAudit(tx, {
      actor,
      action: 'offer_campaign.set',
      subject: 'offer_campaign',
      subjectId: id,
      detail: { isOn, percent, cycles, reason },
    });
    return ok(true);
  });
};
