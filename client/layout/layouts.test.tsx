import { globSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageContextProvider } from '#client/renderer/context.tsx';
import { testPage, testSite } from '#client/renderer/page-context.fixture.ts';
import { UserProvider } from '#client/session/user-context.tsx';
import { permissionsOf } from '#config/staff-permissions.ts';
import { AdminLayout } from './admin-layout.tsx';
import { adminLinks } from './admin-links.ts';
import { AppLayout } from './app-layout.tsx';
import { FlowLayout } from './flow-layout.tsx';
import { LinkProvider } from './links.tsx';
import { PublicPage } from './public-page.tsx';
import { SiteLayout } from './site-layout.tsx';
import { StaffAccount } from './staff-account.tsx';

const origins = { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' };

const layouts: readonly [string, ReactElement][] = [
  ['SiteLayout', <SiteLayout key="s">x</SiteLayout>],
  [
    'AppLayout',
    <AppLayout key="a" current="/messages" unreadMessages={2}>
      x
    </AppLayout>,
  ],
  [
    'FlowLayout',
    <FlowLayout key="f" exitPath="/dashboard" progress={{ value: 1, max: 3, label: 'Step 1 of 3' }}>
      x
    </FlowLayout>,
  ],
  [
    'AdminLayout',
    <AdminLayout key="d" links={[{ label: 'Cases', href: '/cases' }]} current="/cases">
      x
    </AdminLayout>,
  ],
];

describe.each(layouts)('%s', (_, layout) => {
  const html = renderToString(
    <PageContextProvider value={testPage({})}>
      <UserProvider profileRoute="/api/auth/me" vouched={null}>
        <LinkProvider value={{ origins, current: 'marketing' }}>{layout}</LinkProvider>
      </UserProvider>
    </PageContextProvider>,
  );

  it('begins with a skip link to its one main', () => {
    expect(html).toMatch(/^<div[^>]*><a class="skip-link" href="#content">/);
    expect(html.match(/<main id="content" tabindex="-1"/gi)?.length).toBe(1);
    expect(html).not.toContain(' style=');
  });
});

it.each(layouts.slice(0, 3))('%s says where to get help in an emergency', (_, layout) => {
  const html = renderToString(layout);
  expect(html).toContain('href="tel:911"');
  expect(html).toContain('href="tel:988"');
});

it.each(layouts.slice(0, 2))('%s links to the privacy choices, signed in or not', (_, layout) => {
  expect(renderToString(layout)).toMatch(
    /<footer.*<button type="button"[^>]*>Privacy choices<\/button>.*<\/footer>/,
  );
});

it('marks the current page and shows unread messages', () => {
  const html = renderToString(
    <AppLayout current="/messages" unreadMessages={2}>
      x
    </AppLayout>,
  );
  expect(html.match(/<a href="\/messages" aria-current="page">/g)?.length).toBe(1);
  expect(html.match(/aria-current/g)?.length).toBe(1);
  expect(html).toContain('unread');
});

it('resolves links for the host of the page', () => {
  const html = renderToString(
    <LinkProvider value={{ origins, current: 'marketing' }}>
      <SiteLayout>x</SiteLayout>
    </LinkProvider>,
  );
  expect(html).toContain('href="/quiz"');
  expect(html).toContain('href="https://app.test/our-products"');
  expect(html).toContain('href="/faq"');
});

it('links of the staff host are shown only to roles with their permission', () => {
  const links = [
    { label: 'Cases', href: '/desk' },
    { label: 'Patients', href: '/desk/patients', may: 'find_patients' as const },
  ];
  const shownTo = (role: 'clinician' | 'operator'): string =>
    renderToString(
      <PageContextProvider value={testPage({})}>
        <UserProvider
          profileRoute="/api/auth/me"
          vouched={{
            id: 'x',
            email: 'x@example.test',
            role,
            isImpersonated: false,
            permissions: permissionsOf(role),
          }}
        >
          <AdminLayout links={links}>x</AdminLayout>
        </UserProvider>
      </PageContextProvider>,
    );
  expect(shownTo('clinician')).not.toContain('Patients');
  expect(shownTo('operator')).toContain('href="/desk/patients"');
});

it('staff are led to the identity provider’s page for two-step sign-in, where there is one', () => {
  const securityUrl = 'https://identity.test/account';
  const shownWith = (auth: typeof testSite.auth): string =>
    renderToString(
      <PageContextProvider value={testPage({ site: { ...testSite, auth } })}>
        <UserProvider profileRoute="/api/auth/me" vouched={null}>
          <StaffAccount />
        </UserProvider>
      </PageContextProvider>,
    );
  expect(shownWith({ ...testSite.auth, securityUrl })).toContain(`href="${securityUrl}"`);
  expect(shownWith(testSite.auth)).not.toContain('Two-step sign-in');
});

it('links of the staff host for the demo are not shown in production', () => {
  const shownIn = (environment: 'demo' | 'production'): string =>
    renderToString(
      <PageContextProvider value={testPage({ site: { ...testSite, environment } })}>
        <UserProvider
          profileRoute="/api/auth/me"
          vouched={{
            id: 'x',
            email: 'x@example.test',
            role: 'clinician',
            isImpersonated: false,
            permissions: permissionsOf('clinician'),
          }}
        >
          <AdminLayout links={adminLinks}>x</AdminLayout>
        </UserProvider>
      </PageContextProvider>,
    );
  expect(shownIn('demo')).toContain('href="/desk/clock"');
  expect(shownIn('production')).toContain('href="/desk/catalogue"');
  expect(shownIn('production')).not.toContain('/desk/clock');
});

it('a public page greets the person who is signed in, and every page of the site is one', () => {
  const html = renderToString(
    <PageContextProvider value={testPage({})}>
      <UserProvider
        profileRoute="/api/auth/me"
        vouched={{ id: 'x', email: 'x@example.test', role: 'patient', isImpersonated: false }}
      >
        <PublicPage>x</PublicPage>
      </UserProvider>
    </PageContextProvider>,
  );
  expect(html).toContain('Your account</a>');
  expect(html).not.toContain('Sign in</a>');
  const ungreeted = globSync('{client,modules}/**/*.tsx', { exclude: ['**/*.test.tsx'] }).filter((file) =>
    /<SiteLayout\b/.test(readFileSync(file, 'utf8')),
  );
  expect(ungreeted).toEqual(['client/layout/public-page.tsx']);
});
