import { Fragment } from 'react';
import { brand } from '#config/brand.ts';
import type { Composed } from '../domain/compose.ts';
import { paragraphsOf } from '../domain/paragraphs.ts';
import { dark, light } from './letter-palette.ts';

const SANS = "Inter,'Helvetica Neue',Arial,sans-serif";
const SERIF = "Newsreader,Georgia,'Times New Roman',serif";

/** Programs that know `prefers-color-scheme` take these instead of the styles of each element. */
const darkStyles = `@media (prefers-color-scheme:dark){.paper{background:${dark.paper}!important}.card{background:${dark.card}!important;border-color:${dark.line}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.button{background:${dark.forest}!important;color:${dark.onForest}!important}}`;

const styles = {
  paper: { margin: 0, padding: '32px 16px', background: light.paper },
  card: {
    maxWidth: 560,
    padding: '32px 28px',
    background: light.card,
    border: `1px solid ${light.line}`,
    borderRadius: 12,
    textAlign: 'left',
  },
  name: { margin: '0 0 24px', color: light.forest, font: `500 22px/1.2 ${SERIF}` },
  title: { margin: '0 0 16px', color: light.ink, font: `500 26px/1.25 ${SERIF}` },
  text: { margin: '0 0 16px', color: light.ink, font: `400 17px/1.6 ${SANS}`, overflowWrap: 'anywhere' },
  button: {
    display: 'inline-block',
    margin: '8px 0',
    padding: '14px 24px',
    borderRadius: 8,
    background: light.forest,
    color: light.onForest,
    font: `600 17px/1.2 ${SANS}`,
    textDecoration: 'none',
  },
  fine: { margin: '0 0 8px', color: light.soft, font: `400 14px/1.5 ${SANS}` },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
} as const;

type Props = Composed & { readonly unsubscribe: string | null; readonly seller: string };

/** A text whose line breaks are kept. */
const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));

const Body = ({ body }: Pick<Composed, 'body'>) =>
  paragraphsOf(body).map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <p key={index} className="ink" style={styles.text}>
      {pieces.map(({ text, isLink }) =>
        isLink ? (
          <a key={text} className="ink" style={{ color: light.forest }} href={text}>
            {text.replace(/^https?:\/\//, '')}
          </a>
        ) : (
          <Lines key={text} text={text} />
        ),
      )}
    </p>
  ));

/** An email: what it says, one button to the page where the patient signs in, who sends it and how to end it. */
export const LetterTemplate = ({ subject, preview, body, action, link, unsubscribe, seller }: Props) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style>{darkStyles}</style>
    </head>
    <body className="paper" style={styles.paper}>
      <div style={styles.preview}>{preview}</div>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td align="center">
              <div className="card" style={styles.card}>
                <p className="ink" style={styles.name}>
                  {brand.name}
                </p>
                <h1 className="ink" style={styles.title}>
                  {subject}
                </h1>
                <Body body={body} />
                <p style={{ margin: '0 0 24px' }}>
                  <a className="button" style={styles.button} href={link}>
                    {action}
                  </a>
                </p>
                {unsubscribe === null ? null : (
                  <p className="soft" style={styles.fine}>
                    <a className="soft" style={{ color: light.soft }} href={unsubscribe}>
                      Unsubscribe
                    </a>{' '}
                    from messages like this.
                  </p>
                )}
                <p className="soft" style={styles.fine}>
                  Questions? {brand.supportEmail}, {brand.supportPhone} ({brand.supportHours})
                </p>
                <p className="soft" style={styles.fine}>
                  {brand.legalEntity}, {seller}
                </p>
              </div>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);
