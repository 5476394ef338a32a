import type { Request, RequestHandler, Response } from 'express';
import { linkTarget } from '#client/layout/link-target.ts';
import { CARRY_ROUTE, withoutLead } from '#client/routing/lead-parameter.ts';
import { loginAddress } from '#client/routing/login-address.ts';
import { type PageRoute, type RouteMatch, type RouteTable, returnToOf } from '#client/routing/route.ts';
import type { Settings } from '#config/settings.ts';
import { may } from '#config/staff-permissions.ts';
import { vouchedUser } from '../auth/vouched-user.ts';
import { RETRY_AFTER_SECONDS } from '../database/is-outage.ts';
import type { RequestFlags } from '../flags/flags.ts';
import type { AnswerForm, FormOutcome } from '../forms/answer-form.ts';
import type { Hosts } from '../hosts/hosts.ts';
import { type RenderPage, readPageAddress } from '../page-renderer/index.ts';
import { inTimeZone } from '../reader-time-zone.ts';
import type { HostName, SignedInUser, UserRole } from '../viewer.ts';
import type { PageCache } from './page-cache.ts';

export interface PageHandlerParts {
  readonly settings: Settings;
  readonly hosts: Hosts;
  readonly routes: RouteTable;
  readonly renderPage: RenderPage;
  readonly cache: PageCache;
  /** Answers what a page's form sends without scripts. */
  readonly answerForm: AnswerForm;
  readonly flagsOf: (request: Request) => RequestFlags;
  readonly userOf: (request: Request) => Promise<SignedInUser | null>;
  /** Whether the session is of staff who signed in without a second factor. */
  readonly lacksSecondFactor: (request: Request) => boolean;
  /** In which the viewer reads dates; null where nobody is known. */
  readonly timeZoneOf: (request: Request) => string | null;
  /** Whether mail servers refuse the viewer's address. */
  readonly emailIsRefused: (request: Request) => boolean;
}

const query = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/**
 * A plain 404 for a data request makes the browser load the address as a document, and so follow redirects. A form is never
 * sent on to another address: what follows it is opened by GET.
 */
const leaveTo = (response: Response, status: 302 | 308, target: string, dataOnly: boolean): void => {
  if (dataOnly) response.status(404).type('text/plain').send('Load the page itself.');
  else response.redirect(response.req.method === 'POST' ? 303 : status, target);
};

/** The answer to a form that stays on its page. */
type ShownForm = Extract<FormOutcome, { kind: 'page' }>;

/**
 * Answers a form that needs its script and was sent before it had loaded, or without one: redirects to the form's page. Forms
 * are `post`, so that typed data never gets into an address; nothing of the body is used.
 */
export const backToPage = (request: Request, response: Response): void => {
  // Two leading slashes would lead to another host.
  response.redirect(303, request.originalUrl.replace(/^[/\\]+/, '/'));
};

const admits = ({ access, may: permission }: PageRoute, { role }: SignedInUser): boolean =>
  access !== 'staff' || (role !== 'patient' && (permission === undefined || may(role, permission)));

const DESK = '/desk';

/** The first page of the staff host for this role. */
const staffHome = (role: UserRole | undefined): string => {
  if (role !== undefined && may(role, 'overview')) return '/desk/overview';
  if (role === undefined || may(role, 'cases')) return DESK;
  return may(role, 'requests') ? '/desk/requests' : '/desk/orders';
};

const hostFor = (route: PageRoute, role: HostName): HostName => (route.host === 'both' ? role : route.host);

/**
 * Serves every page: checks the host, then the person, then renders. A page that needs a sign-in redirects to the login
 * route with its path and query in `returnTo` (S2.13, S2.14).
 */
export const pageHandler = (parts: PageHandlerParts): RequestHandler => {
  const { settings, hosts, routes, cache, renderPage } = parts;

  const render = async (
    request: Request,
    response: Response,
    host: HostName,
    match: RouteMatch | null,
    dataOnly: boolean,
    user: SignedInUser | null = null,
    form?: ShownForm,
  ): Promise<void> => {
    const { path } = readPageAddress(request.path);
    const keep = cache.keeper();
    const flags = parts.flagsOf(request);
    // A page that is kept for everyone has the dates of nobody in particular.
    const timeZone = match?.route.rendering === 'shared' ? null : parts.timeZoneOf(request);
    const answer = await inTimeZone(timeZone, () =>
      renderPage({
        request,
        flags: flags.browser,
        host,
        path,
        dataOnly,
        match,
        user: user && vouchedUser(user, parts.emailIsRefused(request)),
        timeZone,
        ...(form && { posted: form.posted }),
      }),
    );
    if (!answer) {
      response.status(500).type('text/plain').send('Something went wrong on our side. Please try again.');
      return;
    }
    response.status(form && answer.status === 200 ? form.status : answer.status);
    if (answer.status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    const { variant } = flags;
    const alike = match?.route.rendering === 'shared' && !dataOnly && !form && answer.status === 200;
    // An address with a query may set a cookie.
    const shared = alike && request.url === request.path && variant !== null;
    response.setHeader('cache-control', shared ? 'public, max-age=0, must-revalidate' : 'private, no-store');
    if (shared && settings.APP_ENV !== 'development') {
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders())
          .filter(([name]) => name !== 'set-cookie' && name !== 'x-request-id')
          .map(([name, value]) => [name, String(value)]),
      );
      keep(variant, request.headers.host ?? '', request.url, answer.body, headers);
    }
    // Not `send`, which would compute an ETag that a signed-in page may not have.
    const body = Buffer.from(answer.body);
    response.setHeader('content-length', body.length);
    response.end(body);
  };

  /** Shows a page to somebody who may see it; a form that was sent to it is answered first. */
  const show = async (
    request: Request,
    response: Response,
    host: HostName,
    match: RouteMatch,
    dataOnly: boolean,
    user: SignedInUser | null = null,
  ): Promise<void> => {
    if (request.method !== 'POST') return render(request, response, host, match, dataOnly, user);
    const search = Object.fromEntries(new URLSearchParams(query(request.originalUrl)));
    const input = { params: match.params, search };
    const flags = parts.flagsOf(request).browser;
    const outcome = await parts.answerForm({ request, match, input, flags });
    if (!outcome) return backToPage(request, response);
    response.setHeader('cache-control', 'private, no-store');
    if (outcome.kind === 'page') return render(request, response, host, match, dataOnly, user, outcome);
    if (outcome.kind === 'unknown') return render(request, response, host, null, dataOnly);
    if (outcome.kind === 'sign-in') return askToSignIn(request, response, match, dataOnly);
    const target = linkTarget(outcome.to, { origins: settings.origins, current: host });
    // The visitor's cart and answers are known on the other host, too.
    const crosses = !target.startsWith('/') && host !== 'admin';
    leaveTo(response, 302, crosses ? `${CARRY_ROUTE}?to=${encodeURIComponent(target)}` : target, dataOnly);
  };

  const askToSignIn = (request: Request, response: Response, { route }: RouteMatch, dataOnly: boolean) => {
    const { path } = readPageAddress(request.path);
    const returnTo = returnToOf(route, withoutLead(`${path}${query(request.originalUrl)}`));
    const asks = parts.lacksSecondFactor(request) ? 'step_up' : undefined;
    leaveTo(response, 302, loginAddress(settings.LOGIN_ROUTE, returnTo, { asks }), dataOnly);
  };

  return async (request, response) => {
    const roles = hosts.rolesOf(request.headers.host);
    const [firstRole] = roles;
    const { path, dataOnly } = readPageAddress(request.path);
    const match = routes.match(path);
    if (!firstRole) {
      response.status(421).type('text/plain').send('This server does not serve that host.');
      return;
    }
    if (!match) {
      await render(request, response, firstRole, null, dataOnly);
      return;
    }
    const { route } = match;
    const target = hosts.redirectFor(route.host, roles);
    if (path === '/' && firstRole !== 'marketing') {
      const user = await parts.userOf(request);
      const home =
        firstRole === 'admin'
          ? staffHome(user?.role)
          : user
            ? '/dashboard'
            : `${settings.origins.marketing}/`;
      leaveTo(response, 302, home, dataOnly);
      return;
    }
    if (target) {
      const crossesAdmin = route.host === 'admin' || firstRole === 'admin';
      if (crossesAdmin) await render(request, response, firstRole, null, dataOnly);
      else leaveTo(response, 308, `${target}${path}${query(request.originalUrl)}`, dataOnly);
      return;
    }
    if (route.access !== 'public') {
      const user = await parts.userOf(request);
      if (!user) {
        askToSignIn(request, response, match, dataOnly);
        return;
      }
      if (!admits(route, user)) {
        // Sign-in and invitations lead to the desk, which not everybody who works here may see.
        if (path === DESK && user.role !== 'patient')
          return leaveTo(response, 302, staffHome(user.role), dataOnly);
        await render(request, response, firstRole, null, dataOnly);
        return;
      }
      await show(request, response, hostFor(route, firstRole), match, dataOnly, user);
      return;
    }
    const returnTo = route.isForVisitors
      ? new URLSearchParams(query(request.originalUrl)).get('returnTo')
      : null;
    if (returnTo !== null && (await parts.userOf(request))) {
      // The login route knows which addresses are ours.
      leaveTo(response, 302, loginAddress(settings.LOGIN_ROUTE, returnTo), dataOnly);
      return;
    }
    await show(request, response, hostFor(route, firstRole), match, dataOnly);
  };
};
