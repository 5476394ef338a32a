import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email';
import { brand } from '#config/brand.ts';
import type { Composed } from '../domain/compose.ts';
import { light } from './letter-palette.ts';
import { darkStyles, styles } from './letter-styles.ts';
import { Paragraphs } from './paragraphs.tsx';

type Props = Composed & { readonly unsubscribe: string | null; readonly seller: string };

/** An email: what it says, one button to the page where the patient signs in, who sends it and how to end it. */
export const LetterTemplate = ({ subject, preview, body, action, link, unsubscribe, seller }: Props) => (
  <Html>
    <Head>
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style>{darkStyles}</style>
    </Head>
    <Body className="paper" style={styles.paper}>
      <Preview useTitleTag={false}>{preview}</Preview>
      <Container className="card" style={styles.card}>
        <Text className="ink" style={styles.name}>
          {brand.name}
        </Text>
        <Heading className="ink" style={styles.title}>
          {subject}
        </Heading>
        <Paragraphs body={body} />
        <Section style={styles.action}>
          <Button className="button" style={styles.button} href={link}>
            {action}
          </Button>
        </Section>
        {unsubscribe === null ? null : (
          <Text className="soft" style={styles.fine}>
            <Link className="soft" style={{ ...styles.link, color: light.soft }} href={unsubscribe}>
              Unsubscribe
            </Link>{' '}
            from messages like this.
          </Text>
        )}
        <Text className="soft" style={styles.fine}>
          Questions? {brand.supportEmail}, {brand.supportPhone} ({brand.supportHours})
        </Text>
        <Text className="soft" style={styles.fine}>
          {brand.legalEntity}, {seller}
        </Text>
      </Container>
    </Body>
  </Html>
);
