import { useLink } from '#client/layout/links.tsx';
import { Accordion } from '#client/ui/accordion.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { Section } from '#client/ui/layout.tsx';
import styles from './product-copy.module.css';
import type { ProductPageAnswer } from './product-page.ts';

interface Props {
  readonly page: ProductPageAnswer;
}

const Paragraphs = ({ text }: { readonly text: readonly string[] }) =>
  text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

const Safety = ({ page }: Props) => {
  const link = useLink();
  return (
    <section id="safety" className={styles.safety} aria-labelledby="safety-title">
      <h2 id="safety-title">Important safety information</h2>
      <ul>
        {page.safety.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {page.getHelpNow ? (
        <p>
          <strong>Get help now:</strong> {page.getHelpNow}
        </p>
      ) : null}
      {page.facts ? (
        <p>
          This is not the full list. Read{' '}
          <a href={link(`/drug-facts/${page.facts}`)}>the facts about {page.name.toLowerCase()}</a>.
        </p>
      ) : null}
    </section>
  );
};

const AboutAndSafety = ({ page }: Props) => (
  <Section tone="sand">
    <div className={styles.halves}>
      <section className={styles.text} aria-labelledby="about-title">
        <h2 id="about-title">What it does</h2>
        <Paragraphs text={page.about} />
      </section>
      <Safety page={page} />
    </div>
  </Section>
);

const More = ({ page }: Props) =>
  page.more.length > 0 || page.comparison ? (
    <Section width="regular">
      <div className={styles.more}>
        {page.more.map(({ id, title, text, points }) => (
          <section key={id} id={id} className={styles.text} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {points.length > 0 ? (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
            <Paragraphs text={text} />
          </section>
        ))}
        {page.comparison ? (
          <section id="comparison" className={styles.text} aria-labelledby="comparison-title">
            <h2 id="comparison-title">How it compares</h2>
            <DataTable
              caption={page.comparison.caption}
              columns={page.comparison.columns.map((title, index) => ({
                key: `${index}`,
                title: title || <span className="visually-hidden">What</span>,
                cell: (row: readonly string[]) => row[index] ?? '',
              }))}
              rows={page.comparison.rows}
              rowKey={(row) => row[0] ?? ''}
            />
          </section>
        ) : null}
      </div>
    </Section>
  ) : null;

const Use = ({ page }: Props) => (
  <Section>
    <div className={styles.halves}>
      <section className={styles.text} aria-labelledby="use-title">
        <h2 id="use-title">How to use it</h2>
        <ol className={styles.steps}>
          {page.howToUse.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2 id="ingredients">What is in it</h2>
        <dl className={styles.pairs}>
          {page.ingredients.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.text} aria-labelledby="timeline-title">
        <h2 id="timeline-title">What to expect, and when</h2>
        <ol className={styles.timeline}>
          {page.timeline.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  </Section>
);

const Questions = ({ page }: Props) => (
  <Section width="regular" tone="sand">
    <div className={styles.text}>
      <h2>Questions</h2>
      <Accordion
        items={page.questions.map(({ title, text }, index) => ({
          id: `question-${index + 1}`,
          title,
          content: <p>{text}</p>,
        }))}
      />
    </div>
  </Section>
);

/** Everything below the price: the benefit with its risks beside it, then use, timeline and questions. */
export const ProductCopy = ({ page }: Props) => (
  <>
    <AboutAndSafety page={page} />
    <More page={page} />
    <Use page={page} />
    <Questions page={page} />
  </>
);
