import type { ComponentType } from 'react';
import { UserProvider } from '#client/session/user-context.tsx';
import { permissionsOf } from '#config/staff-permissions.ts';
import type { StaffRole } from '#config/staff-roles.ts';
import { renderPage } from './render-page.tsx';

/** A page as the server renders it for somebody with a role of staff. */
export const renderStaffPage = (
  Page: ComponentType,
  data: unknown,
  { search = {}, role = 'operator' }: { search?: Record<string, string>; role?: StaffRole } = {},
): string => {
  const user = { id: 'x', email: 'x@example.test', role, isImpersonated: false };
  const vouched = { ...user, permissions: permissionsOf(role) };
  return renderPage(
    () => (
      <UserProvider profileRoute="/api/auth/me" vouched={vouched}>
        <Page />
      </UserProvider>
    ),
    data,
    search,
  );
};
