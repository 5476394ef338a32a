import { useLink } from '#client/layout/links.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { OtherWays } from '../ssri/other-ways.tsx';

/** After a patient decided against the antidepressant of a plan: what happens now, and what else helps. */
export const SsriDeclined = () => {
  const link = useLink();
  return (
    <Stack gap={10}>
      <PageHeading
        title="You decided against it"
        lead="Nothing is charged and nothing ships. Your visit goes back to your clinician, who will write to you about your other options."
      />
      <OtherWays />
      <p>
        Would you like to talk it over first? <a href={link('/messages')}>Write to your care team</a>.
      </p>
    </Stack>
  );
};
