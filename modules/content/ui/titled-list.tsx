import { Section, type SectionProps, Stack } from '#client/ui/layout.tsx';

interface TitledListProps extends Pick<SectionProps, 'tone'> {
  /** Anchor of the heading. */
  readonly id: string;
  readonly heading: string;
  /** Steps are numbered, points are not. */
  readonly as?: 'ol' | 'ul';
  readonly className: string | undefined;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** A section with a list of titles, each with a sentence below it. */
export const TitledList = ({ id, heading, as: List = 'ol', className, items, tone }: TitledListProps) => (
  <Section {...(tone && { tone })} aria-labelledby={id}>
    <Stack gap={8}>
      <h2 id={id}>{heading}</h2>
      <List className={className}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Stack>
  </Section>
);
