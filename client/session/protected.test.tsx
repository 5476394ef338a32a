import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onBeforeRoute } from '#client/renderer/_default.page.route.ts';
import { PageContextProvider } from '#client/renderer/context.tsx';
import { testPage } from '#client/renderer/page-context.fixture.ts';
import type { SharedPageContext } from '#client/renderer/page-context.ts';
import { routeTable } from '#simulators/routes.ts';
import { Protected } from './protected.tsx';
import { UserProvider } from './user-context.tsx';

const sam = { id: 's1', email: 'sam@example.test', role: 'patient', isImpersonated: false } as const;
const Page = () => <p>private</p>;
const Placeholder = () => <p>one moment</p>;

/** The first render in the browser, before any effect has run. */
const shown = (context: Partial<SharedPageContext>): string =>
  renderToString(
    <PageContextProvider
      value={testPage({ Page, urlPathname: '/dashboard', signIn: { returnTo: null }, ...context })}
    >
      <UserProvider profileRoute="/whoami" vouched={context.user ?? null}>
        <Protected>
          <Page />
        </Protected>
      </UserProvider>
    </PageContextProvider>,
  );

describe('a login-protected page', () => {
  it('S2.15: while the user loads, a protected page renders nothing or its own placeholder', () => {
    expect(shown({})).toBe('');
    expect(shown({ exports: { placeholder: Placeholder } })).toBe('<p>one moment</p>');
  });

  it('is shown immediately to a viewer whom the server has authenticated', () => {
    expect(shown({ user: sam })).toBe('<p>private</p>');
  });

  const routed = (pathname: string) => onBeforeRoute({ urlParsed: { pathname, search: {} } }).pageContext;

  it.each(['/desk', '/account'])('%s is login-protected', (pathname) => {
    expect(shown(routed(pathname))).toBe('');
  });

  it('public pages and the page for unknown addresses are shown to every viewer', () => {
    expect(shown({ signIn: undefined, ...routed('/learn') })).toBe('<p>private</p>');
    expect(shown({ signIn: undefined, ...routed('/no-such-page') })).toBe('<p>private</p>');
  });

  it('redirects to the address in the route table', () => {
    const withSignIn = routeTable.routes.filter(
      ({ access, path }) => access !== 'public' && !path.includes('{'),
    );
    for (const { path, returnTo = null } of withSignIn)
      expect(routed(path)).toMatchObject({ signIn: { returnTo } });
  });
});
