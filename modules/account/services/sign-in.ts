import type { AccountGateway, SignInClaims } from '#server/ports/account-gateway.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { Person } from '../index.ts';
import { leadRepository } from '../repositories/leads.ts';
import { peopleRepository } from '../repositories/people.ts';

/** Two accounts may not share an address, and an unproved address opens nobody else's account. */
class EmailBelongsToAnother extends Error {
  readonly status = 409;
  readonly expose = true;
}

/**
 * Finds the person behind a provider's identity, or makes him; then binds the visitor's lead to him, so that
 * quiz answers given before signing up are his. All in one transaction; safe to repeat.
 */
const signIn = (scope: Scope, claims: SignInClaims): Promise<SignedInUser> =>
  scope.transaction(async (tx) => {
    const person = await findOrCreate(tx, claims);
    const at = tx.clock.now();
    if (claims.leadId && (await leadRepository(tx.db).claim(claims.leadId, person.id, at)))
      await tx.emit({ type: 'account.lead_claimed', payload: { userId: person.id, leadId: claims.leadId } });
    return { id: person.id, role: person.role, email: person.email, impersonatorId: null };
  });

const findOrCreate = async (tx: Scope, claims: SignInClaims): Promise<Person> => {
  const people = peopleRepository(tx.db);
  const known = await people.byIdentity(claims.source, claims.sub);
  if (known) return known;
  const at = tx.clock.now();
  const sameAddress = await people.byEmail(claims.email);
  if (sameAddress && !claims.emailVerified)
    throw new EmailBelongsToAnother(
      'This e-mail address already has an account. Sign in the way you did before.',
    );
  const person =
    sameAddress ??
    (await people.insert({ id: tx.ids.uuid(), email: claims.email, role: 'patient', createdAt: at }));
  await people.linkIdentity({ source: claims.source, sub: claims.sub, personId: person.id, at });
  if (!sameAddress) await tx.emit({ type: 'account.signed_up', payload: { userId: person.id } });
  return person;
};

export const accountGateway = (scope: Scope): AccountGateway => ({
  signIn: (claims) => signIn(scope, claims),
  profile: async (userId) => {
    const [person] = await peopleRepository(scope.db).byIds([userId]);
    return { firstName: person?.firstName ?? null, lastName: person?.lastName ?? null };
  },
});
