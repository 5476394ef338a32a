import { type FlagName, flagCatalogue } from '#config/flag-catalogue.ts';
import { type Given, heldFlag, written } from './held-flag.ts';

/** What is shown while there is no banner. */
export const NO_BANNER = 'No banner';

interface Banner {
  readonly brands: readonly string[];
  readonly routes: readonly string[];
  readonly header: string;
  readonly body: string;
}

const bannerText = ({ brands, routes, header, body }: Banner): string =>
  `${header} ${body} (${brands.join(', ')}, pages ${routes.join(', ')})`;

/** The banners as one text. */
export const bannersText = (banners: readonly Banner[]): string =>
  banners.length === 0 ? NO_BANNER : banners.map(bannerText).join(' / ');

/** The value of every flag that holds for everybody, as text, by name. */
export const heldFlags = (given: Given): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(flagCatalogue).map((name) => [name, written(heldFlag(name as FlagName, given).value)]),
  );

/** The defaults of all flags, as text, by name: what holds before anything was seen. */
export const initialFlags = heldFlags({});

/** What differs between what was seen last and now; a subject that was never seen counts as `initial`. */
export const changesBetween = (
  seen: Readonly<Record<string, string>>,
  initial: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): readonly { readonly subject: string; readonly before: string; readonly after: string }[] =>
  Object.entries(now).flatMap(([subject, after]) => {
    const before = seen[subject] ?? initial[subject] ?? '';
    return before === after ? [] : [{ subject, before, after }];
  });
