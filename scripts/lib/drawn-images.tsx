import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeroPicture } from '#client/pictures/hero-picture.tsx';
import { FaviconPicture, MarkPicture } from '#client/pictures/mark-picture.tsx';
import { Packshot } from '#client/pictures/packshot.tsx';
import { ScalpPicture, type ScalpPlace } from '#client/pictures/scalp-picture.tsx';
import { SocialPicture } from '#client/pictures/social-picture.tsx';
import { defaultSocialSection, socialSections } from '#client/pictures/social-sections.ts';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { productImages } from '#modules/catalogue/domain/product-image.ts';

const places: readonly ScalpPlace[] = ['hairline', 'crown', 'both', 'patchy', 'not_yet'];

/** Drops decimals that no screen shows, and `aria-hidden`, which has no effect in a separate file. */
const asFile = (picture: ReactElement): string =>
  `${renderToStaticMarkup(picture)
    .replace(' aria-hidden="true"', '')
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))}\n`;

/**
 * Every illustration with its own address, by path: the packshots that `product.image` and its transparent
 * variant name, and the scalps of the mini quiz's first question.
 */
export const drawnImages = (): Map<string, string> =>
  new Map([
    ...drugTypes.flatMap((drugType) => {
      const { opaque, transparent } = productImages(drugType);
      return [
        [opaque, asFile(<Packshot drugType={drugType} />)],
        [transparent, asFile(<Packshot drugType={drugType} transparent />)],
      ] as const;
    }),
    ['/favicon.svg', asFile(<FaviconPicture />)],
    ['/mark.svg', asFile(<MarkPicture />)],
    ['/images/home/hero.svg', asFile(<HeroPicture />)],
    ...[defaultSocialSection, ...socialSections].map(
      (section) =>
        [`/images/social/${section.name}.svg`, asFile(<SocialPicture section={section} />)] as const,
    ),
    ...places.flatMap((place) => {
      const name = `/images/quiz/where-${place.replace('_', '-')}`;
      return [
        [`${name}.svg`, asFile(<ScalpPicture where={place} />)],
        [`${name}-redesign.svg`, asFile(<ScalpPicture where={place} close />)],
      ] as const;
    }),
  ]);
