import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FaviconPicture, MarkPicture } from '#client/pictures/mark-picture.tsx';
import { ScalpPicture, type ScalpPlace } from '#client/pictures/scalp-picture.tsx';

const places: readonly ScalpPlace[] = ['hairline', 'crown', 'both', 'patchy', 'not_yet'];

/** Drops decimals that no screen shows, and `aria-hidden`, which has no effect in a separate file. */
const asFile = (picture: ReactElement): string =>
  `${renderToStaticMarkup(picture)
    .replace(' aria-hidden="true"', '')
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))}\n`;

/** Every illustration with its own address, by path: the marks, and the scalps of the mini quiz's first question. */
export const drawnImages = (): Map<string, string> =>
  new Map([
    ['/favicon.svg', asFile(<FaviconPicture />)],
    ['/mark.svg', asFile(<MarkPicture />)],
    ...places.flatMap((place) => {
      const name = `/images/quiz/where-${place.replace('_', '-')}`;
      return [
        [`${name}.svg`, asFile(<ScalpPicture where={place} />)],
        [`${name}-redesign.svg`, asFile(<ScalpPicture where={place} close />)],
      ] as const;
    }),
  ]);
