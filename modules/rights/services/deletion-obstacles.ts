import { type AccountObstacle, accountEndPort } from '#modules/billing/index.ts';
import { visitEndPort } from '#modules/consultation/index.ts';
import type { Scope } from '#server/scope.ts';

const emergency: AccountObstacle = {
  text: 'You told us about an emergency, and our clinicians have not closed it. They will within a day.',
  href: '/messages',
  mustBeSettled: true,
};

/** What of care, money and parcels is under way in the patient's account. */
export const deletionObstacles = async (
  scope: Scope,
  userId: string,
): Promise<readonly AccountObstacle[]> => {
  const [isEmergency, purchases] = await Promise.all([
    scope.use(visitEndPort).hasOpenEmergency(userId),
    scope.use(accountEndPort).obstacles(userId),
  ]);
  return isEmergency ? [emergency, ...purchases] : purchases;
};
