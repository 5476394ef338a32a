import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, Section, Stack } from '#client/ui/layout.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import styles from './next-step.module.css';

export interface NextStepProps {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly path: string };
  readonly second?: { readonly label: string; readonly path: string };
}

/** The neutral next step at the end of a page; the quiz by default. */
export const NextStep = ({
  title,
  text,
  action = { label: 'Find your treatment', path: hairLossEntry },
  second = { label: 'See all treatments', path: '/our-products' },
}: NextStepProps) => {
  const link = useLink();
  return (
    <Section tone="moss" aria-labelledby="next-step">
      <div className={styles.band}>
        <Stack gap={2}>
          <h2 id="next-step">{title}</h2>
          <p>{text}</p>
        </Stack>
        <Cluster gap={3}>
          <LinkButton size="large" href={link(action.path)}>
            {action.label}
          </LinkButton>
          <LinkButton size="large" variant="secondary" href={link(second.path)}>
            {second.label}
          </LinkButton>
        </Cluster>
      </div>
    </Section>
  );
};
