import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkProvider } from '#client/layout/links.tsx';
import { RefusedEmailBar } from './refused-email-bar.tsx';
import type { VouchedUser } from './session-user.ts';
import { UserProvider } from './user-context.tsx';

const origins = { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' };
const sam: VouchedUser = { id: 's1', email: 'sam@example.test', role: 'patient', isImpersonated: false };
const shownTo = (vouched: VouchedUser | null): string =>
  renderToString(
    <LinkProvider value={{ origins, current: 'marketing' }}>
      <UserProvider profileRoute="/api/auth/me" vouched={vouched}>
        <RefusedEmailBar />
      </UserProvider>
    </LinkProvider>,
  );

it('a patient whose address is refused gets a bar that leads to where it is corrected', () => {
  const html = shownTo({ ...sam, emailIsRefused: true });
  expect(html).toContain('Our emails to <strong>sam@example.test</strong> come back');
  expect(html).toContain('href="https://app.test/account/info"');
});

it('nobody else does', () => {
  for (const user of [null, sam, { ...sam, emailIsRefused: true, isImpersonated: true }])
    expect(shownTo(user)).toBe('');
});
