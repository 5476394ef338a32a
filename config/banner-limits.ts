/** The most characters of each text of a banner, and the most paths that it may name. */
export const bannerLimits = { header: 200, body: 2_000, route: 200, routes: 20 } as const;
