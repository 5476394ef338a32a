/** One address of the product. The table of a module lists them; nothing else makes a page reachable. */
export interface PageRoute {
  /** `/our-products/{slug}`: braces mark one path segment. */
  readonly path: string;
  /** The page file without its ending, from the root: `/modules/catalogue/pages/product`. */
  readonly page: string;
  /** Unique over all pages; where the address varies, made from its parameters. */
  readonly title: string | ((params: Readonly<Record<string, string>>) => string);
  /** Likewise. */
  readonly description?: string | ((params: Readonly<Record<string, string>>) => string | undefined);
  readonly access: 'public' | 'login' | 'staff';
  readonly host: 'marketing' | 'app' | 'both' | 'admin';
  /**
   * `shared`: looks the same to every visitor, so it is rendered once and served from memory; what is his own
   * arrives after hydration. `own`: rendered for each request. Default: own.
   */
  readonly rendering?: 'shared' | 'own';
  /** True where search engines may list the page (production only). Default: false. */
  readonly indexed?: boolean;
  /** Values that the path's parameters may take; anything else is not found. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
}

export const defineRoutes = (routes: readonly PageRoute[]): readonly PageRoute[] => routes;

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouteTable {
  readonly routes: readonly PageRoute[];
  /** Null when no page has this path. A trailing slash is not part of an address. */
  match(path: string): RouteMatch | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Compiles the tables of all modules; refuses two pages with one path. */
export const compileRoutes = (routes: readonly PageRoute[]): RouteTable => {
  const fixed = new Map<string, PageRoute>();
  const varying: { route: PageRoute; pattern: RegExp; names: string[] }[] = [];
  for (const route of routes) {
    if (fixed.has(route.path)) throw new Error(`Two pages have the path ${route.path}.`);
    fixed.set(route.path, route);
    if (!route.path.includes('{')) continue;
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
    varying.push({ route, names, pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) });
  }
  const allowed = (route: PageRoute, name: string, value: string): boolean => {
    const values = route.params?.[name];
    return values ? values.includes(value) : uuid.test(value);
  };
  return {
    routes,
    match: (path) => {
      const exact = path.includes('{') ? undefined : fixed.get(path);
      if (exact) return { route: exact, params: {} };
      for (const { route, pattern, names } of varying) {
        const found = pattern.exec(path);
        if (!found) continue;
        const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
        if (names.every((name) => allowed(route, name, params[name] ?? ''))) return { route, params };
      }
      return null;
    },
  };
};
