import express from 'express';
import request from 'supertest';
import { it } from 'vitest';
import { compileRoutes, type PageRoute } from '#client/routing/route.ts';
import { readSettings } from '#config/settings.ts';
import { productionSettings } from '#test/harness/production-settings.ts';
import { requestFlags } from '../flags/flags.ts';
import { createHosts } from '../hosts/hosts.ts';
import type { UserRole } from '../viewer.ts';
import { createPageCache } from './page-cache.ts';
import { pageHandler } from './page-handler.ts';

const staffPage = (path: string, may: PageRoute['may']): PageRoute => ({
  path,
  page: path,
  title: path,
  access: 'staff',
  host: 'admin',
  indexed: false,
  ...(may && { may }),
});
const routes = compileRoutes([
  staffPage('/desk', 'cases'),
  staffPage('/desk/orders', 'orders'),
  staffPage('/desk/journal', 'money'),
  { ...staffPage('/', undefined), access: 'public', host: 'marketing' },
]);

/** Opens a page of the staff host as somebody with this role; pages that are refused answer 403. */
const open = (role: UserRole, path: string) => {
  const settings = readSettings(productionSettings);
  const handler = pageHandler({
    settings,
    hosts: createHosts(settings),
    routes,
    cache: createPageCache(),
    answerForm: async () => null,
    renderPage: async ({ match }) => ({ status: match ? 200 : 403, headers: [], body: '' }),
    flagsOf: () => requestFlags({}),
    userOf: async () => ({ id: '1', role, email: 'staff@example.com', impersonatorId: null }),
    lacksSecondFactor: () => false,
    timeZoneOf: () => null,
    emailIsRefused: () => false,
  });
  return request(express().use(handler)).get(path).set('host', 'admin.thicket.test');
};

it.each<[UserRole, string]>([
  ['care_agent', '/desk/requests'],
  ['pharmacy_contact', '/desk/orders'],
])('a %s who opens the desk, as after signing in, gets %s', async (role, home) => {
  await open(role, '/desk').expect(302).expect('location', home);
});

it.each<[UserRole, string]>([
  ['clinician', '/desk'],
  ['operator', '/desk/overview'],
  ['admin', '/desk/overview'],
])('the address without a path leads a %s to %s', async (role, home) => {
  await open(role, '/').expect(302).expect('location', home);
});

it.each<UserRole>(['clinician', 'operator', 'admin'])('a %s sees the desk', async (role) => {
  await open(role, '/desk').expect(200);
});

it('other pages without permission stay refused, and a patient is led nowhere', async () => {
  await open('care_agent', '/desk/journal').expect(403);
  await open('patient', '/desk').expect(403);
});
