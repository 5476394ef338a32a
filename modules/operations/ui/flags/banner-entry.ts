import { bannerLimits } from '#config/banner-limits.ts';

/** What an operator types for a new banner. */
export interface BannerDraft {
  readonly header: string;
  readonly body: string;
  /** Paths with commas between them; blank for every page. */
  readonly routes: string;
}

/** The paths that were typed; every page when none was. */
export const routesOf = (routes: string): readonly string[] => {
  const typed = routes
    .split(/[,\s]+/)
    .map((route) => route.trim())
    .filter((route) => route !== '');
  return typed.length === 0 ? ['*'] : typed;
};

/** What is wrong with the pages; null when each is a path or `*`. */
export const routesProblem = (routes: string): string | null => {
  const wrong = routesOf(routes).find((route) => !/^[/*]/.test(route) || route.length > bannerLimits.route);
  return wrong === undefined ? null : `Write pages as paths, such as /checkout*, instead of “${wrong}”.`;
};

/** The entry of the file, as the lines to paste into its list. */
export const bannerEntry = ({ header, body, routes }: BannerDraft): string =>
  JSON.stringify(
    { brands: ['*'], routes: routesOf(routes), header: header.trim(), body: body.trim() },
    null,
    2,
  );
