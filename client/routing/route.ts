import { brand, defaultTitle } from '#config/brand.ts';
import type { StaffPermission } from '#config/staff-permissions.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';

/** One address of the product, as a row of a module's route table. A page without a row cannot be reached. */
export interface PageRoute {
  /** `/our-products/{slug}`: braces mark one path segment. */
  readonly path: string;
  /** The page file without its extension, from the root: `/modules/catalogue/pages/product`. */
  readonly page: string;
  /** Unique over all pages; where the path has parameters, a function of them. */
  readonly title: string | ((params: Readonly<Record<string, string>>) => string);
  /** Like `title`. */
  readonly description?: string | ((params: Readonly<Record<string, string>>) => string | undefined);
  readonly access: 'public' | 'login' | 'staff';
  /** The permission that staff need to open it; all staff may when not set. */
  readonly may?: StaffPermission;
  readonly host: 'marketing' | 'app' | 'both' | 'admin';
  /** Where a protected page leads after signing in, when not back to itself (S2.14). */
  readonly returnTo?: string;
  /** A person who is signed in already and came with a `returnTo` is redirected there without seeing the page. */
  readonly isForVisitors?: boolean;
  /**
   * `shared`: the same for every visitor, so it is rendered once and served from memory; personal parts
   * are added after hydration. `own`: rendered for each request. Default: own.
   */
  readonly rendering?: 'shared' | 'own';
  /** True when search engines may list the page (production only). Default: false. */
  readonly indexed?: boolean;
  /** Allowed values of the path's parameters; any other value is not found. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
}

export const defineRoutes = (routes: readonly PageRoute[]): readonly PageRoute[] => routes;

/** The value of `returnTo` when `here`, a path with its query, requires sign-in. */
export const returnToOf = (route: Pick<PageRoute, 'returnTo'>, here: string): string =>
  route.returnTo ?? here;

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** The title of the browser's tab: the page's own title before the product's name. */
export const titleOf = (match: RouteMatch | null): string => {
  const title =
    match && (typeof match.route.title === 'function' ? match.route.title(match.params) : match.route.title);
  return !title || title === defaultTitle ? defaultTitle : `${title} | ${brand.name}`;
};

export interface RouteTable {
  readonly routes: readonly PageRoute[];
  /** Null when no page has this path. A trailing slash is not part of a path. */
  match(path: string): RouteMatch | null;
  /**
   * Adds pages, once each; refuses two pages with one path. For pages that do not belong to the product's own modules.
   */
  add(routes: readonly PageRoute[]): void;
}

/**
 * Compiles the tables of all modules; throws when two pages have the same path. With `anyParams`, path parameters may have any
 * value: for the browser, where the server reports later what does not exist.
 */
export const compileRoutes = (listed: readonly PageRoute[], anyParams = false): RouteTable => {
  const routes: PageRoute[] = [];
  const fixed = new Map<string, PageRoute>();
  const varying: { route: PageRoute; pattern: RegExp; names: string[] }[] = [];
  const add = (route: PageRoute): void => {
    const known = fixed.get(route.path);
    if (known?.page === route.page) return;
    if (known) throw new Error(`Two pages have the path ${route.path}.`);
    routes.push(route);
    fixed.set(route.path, route);
    if (!route.path.includes('{')) return;
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
    varying.push({ route, names, pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) });
  };
  listed.forEach(add);
  const allowed = (route: PageRoute, name: string, value: string): boolean => {
    const values = route.params?.[name];
    return values ? values.includes(value) : isCanonicalUuid(value);
  };
  return {
    routes,
    add: (more) => more.forEach(add),
    match: (path) => {
      const exact = path.includes('{') ? undefined : fixed.get(path);
      if (exact) return { route: exact, params: {} };
      for (const { route, pattern, names } of varying) {
        const found = pattern.exec(path);
        if (!found) continue;
        const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
        if (anyParams || names.every((name) => allowed(route, name, params[name] ?? '')))
          return { route, params };
      }
      return null;
    },
  };
};
