import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkProvider } from '#client/layout/links.tsx';
import { ImpersonationBar } from './impersonation-bar.tsx';
import type { VouchedUser } from './session-user.ts';
import { UserProvider } from './user-context.tsx';

const origins = { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' };
const sam: VouchedUser = { id: 's1', email: 'sam@example.test', role: 'patient', isImpersonated: false };
const shownTo = (vouched: VouchedUser | null): string =>
  renderToString(
    <LinkProvider value={{ origins, current: 'app' }}>
      <UserProvider profileRoute="/api/auth/me" vouched={vouched}>
        <ImpersonationBar />
      </UserProvider>
    </LinkProvider>,
  );

it('S6.2: while impersonating, a bar names the patient and links to the end of the impersonation on the admin host', () => {
  const html = shownTo({ ...sam, isImpersonated: true });
  expect(html).toContain('You are acting for <strong>sam@example.test</strong>');
  expect(html).toContain('href="https://admin.test/abandon_user_disguise"');
});

it('is not shown otherwise', () => {
  expect(shownTo(sam)).toBe('');
  expect(shownTo(null)).toBe('');
});
