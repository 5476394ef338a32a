import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page as ForgotPassword } from './pages/forgot-password.page.tsx';
import { Page as OldSignIn } from './pages/old-sign-in.page.tsx';
import { Page as SignIn } from './pages/sign-in.page.tsx';

const visitor = { currentUser: null };
const patient = { currentUser: { id: '1', email: 'pat@example.com' } };
const returning = { returnTo: '/messages?open=3' };
const BACK = 'returnTo=%2Fmessages%3Fopen%3D3';

const h1 = (html: string): string | undefined => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe.each([
  ['/auth/sign-in', SignIn, 'Sign in'],
  ['/users/sign_in', OldSignIn, 'Sign in to your account'],
])('S2.18, S2.47: %s', (_path, Page, title) => {
  it('leads a visitor to the configured login route with its returnTo', () => {
    const html = renderPage(Page, visitor, returning, {}, { loginRoute: '/enter' });
    expect(h1(html)).toBe(title);
    const links = hrefs(html);
    expect(links).toContain(`/enter?${BACK}`);
    expect(links).toContain(`/enter?screen_hint=signup&${BACK}`);
    expect(links).toContain(`/users/password/new?${BACK}`);
    expect(html).not.toContain('Continue with Google');
  });

  it('has no returnTo without one in the address, and offers Google where it is enabled', () => {
    const links = hrefs(renderPage(Page, visitor, {}, {}, { google: true }));
    expect(links).toEqual(expect.arrayContaining(['/api/auth/login', '/api/auth/login?connection=google']));
    expect(links).toContain('/users/password/new');
  });

  it('tells a signed-in person so, with links to continue or sign out', () => {
    const html = renderPage(Page, patient, {});
    expect(h1(html)).toBe('You are signed in');
    expect(html).toContain('pat@example.com');
    expect(html).toContain('action="/api/auth/logout"');
    expect(html).not.toContain('Create an account');
  });
});

describe('S2.47: /users/password/new', () => {
  it('leads to the provider’s page, and back to the sign-in with its returnTo', () => {
    const html = renderPage(ForgotPassword, undefined, returning, {}, { loginRoute: '/enter' });
    expect(h1(html)).toBe('Reset your password');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/api/auth/forgot-password', `/enter?${BACK}`]));
  });
});
