import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { HeroPicture } from './hero-picture.tsx';
import { NorwoodPicture } from './norwood-picture.tsx';
import { Packshot } from './packshot.tsx';
import { PhotoGuide } from './photo-guide.tsx';
import { ScalpPicture } from './scalp-picture.tsx';

describe('Packshot', () => {
  it('draws every drug type differently, with or without a background', () => {
    const drawings = drugTypes.map((drugType) =>
      renderToString(<Packshot drugType={drugType} transparent />),
    );
    expect(new Set(drawings).size).toBe(drugTypes.length);
    for (const drugType of drugTypes)
      expect(renderToString(<Packshot drugType={drugType} />).length).toBeGreaterThan(
        renderToString(<Packshot drugType={drugType} transparent />).length,
      );
  });

  it.each(['aspirin', '', 'constructor'])('throws on the drug type “%s”', (drugType) => {
    expect(() => renderToString(<Packshot drugType={drugType} />)).toThrow(
      `No picture for the drug type ${drugType}`,
    );
  });

  it('is hidden from screen readers unless it has a title', () => {
    expect(renderToString(<Packshot drugType="pomade" />)).toContain('aria-hidden="true"');
    expect(renderToString(<Packshot drugType="pomade" title="A jar" />)).toContain(
      'role="img" aria-label="A jar"',
    );
  });
});

it('no drawing has a style attribute, an invalid number or a duplicate gradient id', () => {
  const html = renderToString(
    <>
      <HeroPicture />
      {drugTypes.map((drugType) => (
        <Packshot key={drugType} drugType={drugType} />
      ))}
      {(['hairline', 'crown', 'patchy', 'both', 'not_yet'] as const).map((where) => (
        <ScalpPicture key={where} where={where} />
      ))}
      {([1, 2, 3, '3v', 4, 5, 6, 7] as const).map((stage) => (
        <NorwoodPicture key={stage} stage={stage} />
      ))}
      {(['front', 'top', 'crown', 'left', 'right'] as const).map((view) => (
        <PhotoGuide key={view} view={view} />
      ))}
    </>,
  );
  expect(html).not.toMatch(/ style=|NaN|undefined/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
});
