import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grid, PageHeading, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';

const ways = [
  {
    id: 'erections',
    title: 'Start with erections',
    text: 'Guidelines advise this. With a reliable erection, there is no need to rush, and for many men finishing too soon gets better on its own.',
    href: '/condition/ed',
    label: 'Continue with erections',
  },
  {
    id: 'together',
    title: 'Treat both together',
    text: 'Sildenafil can be prescribed when both are a problem. For finishing too soon it is off-label: not FDA-approved for that use. It must never be taken with nitrates or poppers.',
    href: '/condition/pe',
    label: 'See what helps with both',
  },
] as const;

/** Both concerns: why erections come first, and the choice to treat both together. */
export const Page = () => {
  const link = useLink();
  return (
    <FlowLayout width="regular" exitPath="/dashboard" exitLabel="Dashboard">
      <Stack gap={8}>
        <PageHeading
          title="Having both is common, and one often causes the other"
          lead="When erections are not reliable, many men rush. That is why erections are treated first, or both together. Your clinician decides with you."
        />
        <Grid columns={2}>
          {ways.map(({ id, title, text, href, label }, index) => (
            <Card key={id} as="section" padding="large" aria-labelledby={id}>
              <Stack gap={4}>
                <h2 id={id}>{title}</h2>
                <p>{text}</p>
                <div>
                  <LinkButton full variant={index === 0 ? 'primary' : 'secondary'} href={link(href)}>
                    {label}
                  </LinkButton>
                </div>
              </Stack>
            </Card>
          ))}
        </Grid>
        <p>
          Did you mean only one of them?{' '}
          <a href={link(specialtyEntryPages.sexualHealth)}>Change your answers</a>.
        </p>
      </Stack>
    </FlowLayout>
  );
};
