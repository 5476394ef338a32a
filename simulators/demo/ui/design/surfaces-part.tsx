import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, Grid, Section } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Part, Shown } from './part.tsx';

const tones = ['info', 'success', 'caution', 'danger'] as const;

/** Cards, badges and notices; empty and error states. */
export const SurfacesPart = () => (
  <Part title="Surfaces, notices and states">
    <Shown name="Badge">
      <Cluster gap={2}>
        <Badge>No prescription</Badge>
        <Badge tone="rx">Rx only</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="caution">Off-label</Badge>
        <Badge tone="done">Delivered</Badge>
        <Badge tone="danger">Payment failed</Badge>
      </Cluster>
    </Shown>
    <Shown name="Notice: info, success, caution, danger">
      <Grid columns={2} gap={4}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} live={false} title="One thing to know">
            The sentence that explains it, and what to do next.
          </Notice>
        ))}
        <Notice
          tone="danger"
          live={false}
          title="The page could not be loaded"
          actions={<Button size="small">Try again</Button>}
        >
          Check your connection. Nothing was charged.
        </Notice>
      </Grid>
    </Shown>
    <Shown name="Banner: caution, danger with a way out">
      <Banner>
        <p>
          <strong>Parcels are late.</strong> A storm holds up deliveries in the north-east by a day or two.
        </p>
      </Banner>
      <Banner tone="danger" label="Example of a banner">
        <p>
          You are acting for <strong>sam@example.com</strong>.
        </p>
        <a href="/desk">Stop</a>
      </Banner>
    </Shown>
    <Shown name="Card: plain, tinted, forest">
      <Grid columns={3} gap={4}>
        <Card>Plain, white on a hairline</Card>
        <Card tone="tinted">Tinted, without a line</Card>
        <Card tone="forest">Forest, the one loud card of a screen</Card>
      </Grid>
    </Shown>
    <Shown name="EmptyState">
      <EmptyState
        title="No messages yet"
        level={3}
        action={
          <LinkButton href="/desk" variant="secondary" size="small">
            Back to the cases
          </LinkButton>
        }
      >
        What your clinician writes appears here.
      </EmptyState>
    </Shown>
    <Shown name="Skeleton: lines, card, picture">
      <Grid columns={3} gap={4}>
        <Skeleton label="Loading an example of lines" />
        <Skeleton label="Loading an example of cards" shape="card" count={2} />
        <Skeleton label="Loading an example of a picture" shape="picture" count={1} />
      </Grid>
    </Shown>
    <Shown name="Avatar">
      <Cluster gap={4}>
        <Avatar name="Maya Okafor" size="small" />
        <Avatar name="Maya Okafor" />
        <Avatar name="Maya Okafor" size="large" />
      </Cluster>
    </Shown>
    <Shown name="Prose">
      <Prose>
        <p>
          Long text keeps a measure that can be read, with <a href="/desk">links</a>, <strong>weight</strong>{' '}
          and lists:
        </p>
        <ul>
          <li>No change before month 3.</li>
          <li>What is gained is lost after stopping.</li>
        </ul>
      </Prose>
    </Shown>
    <Shown name="Section">
      <Section tone="moss" space="small" aria-label="Example of a band">
        A band of a public page, as wide as the window allows.
      </Section>
    </Shown>
  </Part>
);
