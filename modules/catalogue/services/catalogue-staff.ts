import { may } from '#config/staff-permissions.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { type SignedInUser, type Viewer, viewerActor } from '#server/viewer.ts';

/** A staff member with access to the catalog. */
export interface CatalogueStaff {
  readonly user: SignedInUser;
  readonly actor: Actor;
}

/** Staff may view it; clinicians too, because they prescribe from it. */
export const mayView = (viewer: Viewer): Result<CatalogueStaff> => {
  const { user } = viewer;
  if (!user) return fail('UNAUTHENTICATED', 'Please sign in.');
  if (user.role === 'patient') return fail('FORBIDDEN', 'Only staff can do this.');
  return ok({ user, actor: viewerActor(viewer) });
};

export const isOperator = ({ user }: CatalogueStaff): boolean => may(user.role, 'change_catalog');

/** Only operators may change it. */
export const mayChange = (viewer: Viewer): Result<CatalogueStaff> => {
  const staff = mayView(viewer);
  if (!staff.ok || isOperator(staff.value)) return staff;
  return fail('FORBIDDEN', 'Only operators can change the catalogue.');
};
