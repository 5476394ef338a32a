import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NorwoodPicture } from './norwood-picture.tsx';
import { PhotoGuide } from './photo-guide.tsx';
import { ScalpPicture } from './scalp-picture.tsx';
import { SocialBackground, SocialText } from './social-picture.tsx';
import { defaultSocialSection, socialSections } from './social-sections.ts';

it('no drawing has a style attribute, an invalid number or a duplicate gradient id', () => {
  const html = renderToString(
    <>
      <SocialBackground />
      {[defaultSocialSection, ...socialSections].map((section) => (
        <SocialText key={section.name} section={section} />
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
