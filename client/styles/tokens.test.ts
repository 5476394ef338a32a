import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const color = (name: string): string => {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`No color ${name}`);
  return value;
};

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(color(one)), luminance(color(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = [
  'paper',
  'white',
  'sand-tint',
  'moss-tint',
  'forest-tint',
  'amber-tint',
  'brick-tint',
  'clay-tint',
];

describe('text contrast is at least 4.5', () => {
  it.each(grounds.flatMap((ground) => ['ink', 'ink-soft', 'forest'].map((text) => [text, ground] as const)))(
    '%s on %s',
    (text, ground) => {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['ink-faint', 'paper'],
    ['ink-faint', 'white'],
    ['ink-faint', 'sand-tint'],
    ['ink-faint', 'sand'],
    ['ink', 'sand'],
    ['ink', 'moss'],
    ['clay-deep', 'paper'],
    ['clay-deep', 'sand-tint'],
    ['clay-deep', 'clay-tint'],
    ['amber', 'amber-tint'],
    ['amber', 'white'],
    ['brick', 'brick-tint'],
    ['brick', 'paper'],
    ['brick', 'white'],
    ['brick-deep', 'brick-tint'],
    ['white', 'brick'],
    ['white', 'brick-deep'],
    ['white', 'clay'],
    ['white', 'amber'],
    ['on-forest', 'forest'],
    ['on-forest', 'forest-deep'],
    ['on-forest', 'forest-bright'],
    ['on-forest', 'ink'],
    ['on-forest-soft', 'forest'],
    ['on-forest-soft', 'forest-deep'],
  ] as const)('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['line-strong', 'white'],
    ['line-strong', 'paper'],
    ['forest', 'paper'],
  ] as const)('control edge %s on %s is at least 3', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

const layerOrder =
  'S9.25, layers from low to high: default, middle, top, autocomplete, navigation, navigationButton, tooltip, menu, stickyCta, cartShim, cart, modalShim, modal, loadingSpinner, outageBanner.';

it(layerOrder, () => {
  const layers = [...css.matchAll(/--layer-([a-z-]+): (\d+);/g)].map(
    ([, name = '', value]) =>
      [name.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase()), Number(value)] as const,
  );
  const lowestFirst = layers.toSorted(([, one], [, other]) => one - other).map(([name]) => name);
  expect(lowestFirst).toEqual(layerOrder.slice(layerOrder.indexOf(': ') + 2, -1).split(', '));
  expect(new Set(layers.map(([, value]) => value)).size).toBe(layers.length);
});

it('S9.24: media queries use only the widths 480, 669, 948 and 1220 px', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const sheets = ['client', 'modules'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  );
  const asked = sheets.flatMap((sheet) =>
    [...readFileSync(root + sheet, 'utf8').matchAll(/@media[^{]*?\((min|max)-width: (\d+)px\)/g)].map(
      ([, side, width]) => ({ sheet, least: side === 'min' ? Number(width) : Number(width) + 1 }),
    ),
  );
  expect(asked.filter(({ least }) => ![480, 669, 948, 1220].includes(least))).toEqual([]);
  expect(new Set(asked.map(({ least }) => least))).toEqual(new Set([480, 669, 948, 1220]));
});
