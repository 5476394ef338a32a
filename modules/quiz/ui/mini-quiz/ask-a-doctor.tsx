import { useLink } from '#client/layout/links.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';

/** For patchy hair loss: nothing is recommended (S9.9). */
export const AskADoctor = ({ changePath }: { readonly changePath: string }) => {
  const link = useLink();
  return (
    <Card padding="large">
      <Stack gap={4}>
        <h2>Please have a doctor look at it in person</h2>
        <p>
          Hair loss in round or uneven patches often has another cause than male pattern hair loss. Some
          causes can be treated well, and some should be treated soon. The products here are not made for it,
          so we do not recommend any.
        </p>
        <p>
          Your family doctor or a dermatologist can examine your scalp. Go soon if the skin is painful, red,
          weeping or scarred, or if the patches grow quickly.
        </p>
        <p>
          <a href={link('/learn/when-hair-loss-is-not-male-pattern')}>How other kinds of hair loss look</a>,
          and who should see them.
        </p>
        <p>
          <a href={changePath}>Change my answers</a>
        </p>
      </Stack>
    </Card>
  );
};
