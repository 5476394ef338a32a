import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from '../harness/harness.ts';
import type { StaffCall } from './staff-calls.ts';

const CREATE = `mutation { deskCreateToken(kind: "personal", name: "Report", scopes: ["read:orders"], days: 30) {
  secret expiresAt } }`;

/** The viewer of a session with a second factor, without which no token is made. */
export const withFactor = { signIn: { hasSecondFactor: true, isAtOwnProvider: true } };

const newToken = async (harness: Harness, operator: SignedInUser): Promise<Record<string, unknown>> => {
  await harness.api(operator, CREATE, {}, null, withFactor);
  const { id } = await harness.knex('api_token').where({ revoked_at: null }).first('id');
  return { id };
};

/** A successful call of every staff field about tokens, which concern no patient. */
export const tokenCalls: Readonly<Record<string, StaffCall>> = {
  deskTokens: { query: '{ deskTokens { tokens { name } } }', action: 'tokens.read' },
  deskCreateToken: { query: CREATE, action: 'token.created' },
  deskRevokeToken: {
    query: 'mutation($id: ID!) { deskRevokeToken(id: $id) }',
    variables: newToken,
    action: 'token.revoked',
  },
};
