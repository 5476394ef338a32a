import { Fragment } from 'react';
import { Link, Text } from 'react-email';
import { paragraphsOf } from '../domain/paragraphs.ts';
import { styles } from './letter-styles.ts';

/** A text whose line breaks are kept. */
const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));

/** The paragraphs of a body, with the addresses in them as links. */
export const Paragraphs = ({ body }: { readonly body: string }) =>
  paragraphsOf(body).map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <Text key={index} className="ink" style={styles.text}>
      {pieces.map(({ text, isLink }) =>
        isLink ? (
          <Link key={text} className="ink" style={styles.link} href={text}>
            {text.replace(/^https?:\/\//, '')}
          </Link>
        ) : (
          <Lines key={text} text={text} />
        ),
      )}
    </Text>
  ));
