import { productPagesPort } from '#modules/cart/index.ts';
import { cataloguePort, keyRisk } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { otherNamesIn } from '../domain/other-names-in.ts';
import { documentOf, type SearchDocument } from '../domain/search-document.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The paths of the products that a visitor may choose now. Costs no statement while the catalog is cached. */
export const listedPaths = async (scope: Scope): Promise<readonly string[]> => {
  const products = await scope.use(cataloguePort).products();
  const sold = new Set(
    products.filter(({ userSelectable }) => userSelectable).map(({ drugType }) => drugType),
  );
  return scope
    .use(productPagesPort)
    .filter(({ drugTypes }) => drugTypes.some((drugType) => sold.has(drugType)))
    .map(({ path }) => path);
};

/** A document for each product page that sells something, with the catalog's texts as operators changed them. */
export const productDocuments = async (scope: Scope): Promise<readonly SearchDocument[]> => {
  const products = (await scope.use(cataloguePort).products()).filter(({ userSelectable }) => userSelectable);
  return scope.use(productPagesPort).flatMap((page, position) => {
    const ofPage = products.filter(({ drugType }) => page.drugTypes.includes(drugType));
    const [first] = ofPage;
    if (!first) return [];
    const titles = unique(ofPage.map(({ publicDisplayedName }) => publicDisplayedName));
    const texts = ofPage.flatMap(({ description, displayedName, instructions }) => [
      description,
      displayedName,
      instructions,
    ]);
    const risk = ofPage.map(({ drugType }) => keyRisk(drugType)).find((text) => text !== undefined);
    return documentOf(
      {
        kind: 'product',
        path: page.path,
        // One page may show several forms, such as a gel and a foam.
        title: titles.length === 1 ? first.publicDisplayedName : page.title,
        about: first.description,
        body: unique([page.title, page.description, ...titles, ...texts]).join(' '),
        risk,
      },
      position,
      otherNamesIn,
    );
  });
};
