import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageWidths, smallImageWidths } from '#config/images.ts';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { productImages } from '#modules/catalogue/domain/product-image.ts';
import { palette } from './palette.ts';
import { productGrounds } from './product-grounds.ts';
import { ProductImage } from './product-image.tsx';

const render = (element: Parameters<typeof renderToStaticMarkup>[0]): string =>
  renderToStaticMarkup(element).replaceAll('&amp;', '&');
const sourceOf = (html: string): string =>
  decodeURIComponent(/src="\/image\?url=([^&]+)&/.exec(html)?.[1] ?? '');

/** The drug types with an image set (S9.32). */
const sets = [
  ['finasteride', 'minoxidil', 'minoxidil_foam', 'minoxidil_oral', 'minoxidil_spray'],
  ['topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam', 'ketoconazole'],
  ['thickening_conditioner', 'thickening_shampoo', 'pomade', 'follicular_unit_extraction_procedure'],
  ['platelet_rich_plasma_treatment', 'sildenafil', 'tadalafil', 'climax_delay_spray'],
  ['daily_defense_supplement', 'fluoxetine', 'escitalopram', 'sertraline'],
].flat();

describe('S9.32: every drug type has its images', () => {
  it.each([...new Set([...sets, ...drugTypes])])('%s, opaque and transparent', async (drugType) => {
    const { opaque, transparent } = productImages(drugType);
    expect(sourceOf(render(<ProductImage drugType={drugType} />))).toBe(opaque);
    expect(sourceOf(render(<ProductImage drugType={drugType} transparent />))).toBe(transparent);
    for (const path of [opaque, transparent])
      expect(await sharp(`public${path}`).metadata()).toMatchObject({
        format: 'webp',
        width: 1_080,
        height: 1_080,
        hasAlpha: path === transparent,
      });
  });

  it('nothing else has images', () => {
    expect(Object.keys(productGrounds).toSorted()).toEqual([...drugTypes].toSorted());
  });
});

describe('S8.8: an unknown drug type has no image and throws', () => {
  it.each(['aspirin', '', 'constructor', 'Finasteride'])('%j', (drugType) => {
    expect(() => render(<ProductImage drugType={drugType} />)).toThrow(
      `No picture for the drug type ${drugType}`,
    );
  });
});

it('reserves its space, offers only allowed widths, and loads lazily', () => {
  const html = render(<ProductImage drugType="pomade" sizes="24rem" />);
  expect(html).toContain(' width="480" height="480" alt="" loading="lazy" decoding="async"');
  expect(html).toContain(' sizes="24rem"');
  const offered = [...html.matchAll(/&w=(\d+)&q=75 (\d+)w/g)].map(([, asked, said]) => [asked, said]);
  expect(offered).toEqual([128, 256, 384, 640, 1080].map((width) => [`${width}`, `${width}`]));
  const allowed: readonly number[] = [...smallImageWidths, ...imageWidths];
  expect(offered.filter(([width]) => !allowed.includes(Number(width)))).toEqual([]);
});

it('loads eagerly where it is visible first', () => {
  const html = render(<ProductImage drugType="pomade" alt="Pomade" eager />);
  expect(html).toContain('alt="Pomade" loading="eager"');
  expect(html).toMatch(/fetchpriority="high"/i);
});

it('has the background color of the picture', () => {
  const css = readFileSync('client/styles/tokens.css', 'utf8');
  for (const ground of new Set(Object.values(productGrounds)))
    expect(css).toContain(`--ground-${ground.slice('ground'.length).toLowerCase()}: ${palette[ground]};`);
});
