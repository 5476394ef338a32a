import { useLink } from '#client/layout/links.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grid, Stack } from '#client/ui/layout.tsx';

const ways = [
  {
    id: 'spray',
    title: 'A delay spray',
    text: 'Lidocaine numbs the skin a little. No prescription and no daily tablet. It can numb your partner too: wash it off before sex.',
    href: '/our-products#sexual-health',
    label: 'See the spray',
  },
  {
    id: 'practice',
    title: 'Practice, alone or with your partner',
    text: 'Stop-start exercises, thicker condoms or sex therapy. They take patience and have no side effects.',
    href: '/learn/treating-early-ejaculation',
    label: 'Read how it works',
  },
  {
    id: 'erections',
    title: 'Treating erections first',
    text: 'If you also lose firmness, sildenafil may help with both. For finishing too soon it is off-label. Never with nitrates or poppers.',
    href: '/condition/ed',
    label: 'Read about erections',
  },
] as const;

/** What helps with finishing too soon without an antidepressant. */
export const OtherWays = () => {
  const link = useLink();
  return (
    <section aria-labelledby="other-ways">
      <Stack gap={4}>
        <h2 id="other-ways">Other ways that help</h2>
        <Grid as="ul" columns={3}>
          {ways.map(({ id, title, text, href, label }) => (
            <Card key={id} as="li" aria-labelledby={`way-${id}`}>
              <Stack gap={3}>
                <h3 id={`way-${id}`}>{title}</h3>
                <p>{text}</p>
                <p>
                  <a href={link(href)}>{label}</a>
                </p>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </section>
  );
};
