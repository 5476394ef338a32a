import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';

/** The link from an answered check-in to its photos, which are optional. */
export const OfferPhotos = ({
  done,
  views,
  onBegin,
}: {
  /** How many photos there are already. */
  readonly done: number;
  readonly views: number;
  readonly onBegin: () => void;
}) => (
  <section aria-labelledby="photos">
    <Stack gap={4}>
      <h2 id="photos">Photos, if you like</h2>
      <p>
        {done === 0
          ? `${views} views of your scalp, about two minutes. Your clinician can compare them with your first ones, and so can you.`
          : `${done} of ${views} photos are part of this check-in.`}
      </p>
      <div>
        <Button variant="secondary" full="phone" onClick={onBegin}>
          {done === 0 ? 'Add photos' : done < views ? 'Add the others' : 'Look at your photos'}
        </Button>
      </div>
    </Stack>
  </section>
);
