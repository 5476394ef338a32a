import { describe, expect, it } from 'vitest';
import { flagCatalogue } from '#config/flag-catalogue.ts';
import { routeTable } from '#simulators/routes.ts';
import { flagTexts } from './flag-texts.ts';

describe('what staff read about the flags', () => {
  it('is about every flag of the catalog, once', () => {
    expect(flagTexts.map(({ name }) => name)).toEqual(Object.keys(flagCatalogue));
  });

  it('offers only values that the flag accepts', () => {
    const refused = flagTexts.flatMap(({ name, values }) =>
      values.filter((value) => !flagCatalogue[name].accepts(value)).map((value) => [name, value]),
    );
    expect(refused).toEqual([]);
  });

  it('leads to pages that exist', () => {
    const paths = new Set(routeTable.routes.map(({ path }) => path));
    expect(flagTexts.filter(({ path }) => !paths.has(path)).map(({ path }) => path)).toEqual([]);
  });

  it('is a text of its own for each flag that is not about the next charge of a product', () => {
    const general = flagTexts.filter(
      ({ name, text }) => !name.endsWith('selection') && /next charge/.test(text),
    );
    expect(general).toEqual([]);
  });
});
