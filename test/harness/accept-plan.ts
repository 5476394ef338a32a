import { sha256 } from '#kernel/sha256.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { ApiAnswer } from './api.ts';

interface WithApi {
  readonly api: (
    user: SignedInUser,
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<ApiAnswer>;
}

/** The proposed plan of the page /confirm-plan. */
export const planTextQuery = '{ currentUser { visit { proposal { consentText } } } }';

export const acceptPlanMutation = `mutation($id: ID!, $hash: String!, $consent: Boolean!, $read: [String!]) {
  acceptPlan(consultationId: $id, consent: $consent, consentHash: $hash, acknowledgedRuleIds: $read) }`;

/** The hash of the text that the page shows; of an empty one when it shows no plan. */
export const planHashIn = (data: unknown): string => {
  const text = /"consentText":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(data ?? null))?.[1];
  return sha256(text ? String(JSON.parse(text)) : '');
};

/** The patient accepts the plan that the page shows them. */
export const acceptPlan = async (
  { api }: WithApi,
  user: SignedInUser,
  { id, read = [], consent = true }: { id: string; read?: readonly string[]; consent?: boolean },
): Promise<ApiAnswer> => {
  const { data } = await api(user, planTextQuery);
  return api(user, acceptPlanMutation, { id, read, consent, hash: planHashIn(data) });
};
