import type { ThirdParties } from '#config/third-parties.ts';
import type { PixelLine } from './purchase.ts';

/** Content that a pixel receives about a purchase, by service line (S9.14). */
const items = {
  hair_loss_care: { content_id: '1', content_name: 'nsl_1_item', price: '100', quantity: '1' },
  sexual_health: { content_id: '3', content_name: 'nsl_3_item', price: '100', quantity: '1' },
} as const satisfies Record<PixelLine, Record<string, string>>;

/** Image addresses of the pixels for a purchase: one for each id of each service line that was bought from. */
export const purchasePixels = (
  { url, ids }: NonNullable<ThirdParties['pixel']>,
  lines: readonly PixelLine[],
): readonly string[] => {
  const idsOf = { hair_loss_care: ids.hairLossCare, sexual_health: ids.sexualHealth } as const;
  return lines.flatMap((line) =>
    idsOf[line].map((id) => {
      const address = new URL(url);
      for (const [name, value] of Object.entries({ id, event: 'Purchase', currency: 'USD', ...items[line] }))
        address.searchParams.set(name, value);
      return address.href;
    }),
  );
};

/** Requests a pixel's image without a referrer. */
export const firePixel = (address: string): void => {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = address;
};
