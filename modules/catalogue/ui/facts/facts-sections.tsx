import { DataTable } from '#client/ui/data-table.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { DrugFactsQuery } from '../../pages/drug-facts.generated.ts';
import styles from './facts-sections.module.css';

type Sections = NonNullable<DrugFactsQuery['drugFacts']>['sections'];
type FactsSection = Sections[number];
type Passage = FactsSection['passages'][number];

const FactsTable = ({ table }: { readonly table: NonNullable<Passage['table']> }) => (
  <DataTable
    caption={table.caption}
    columns={table.columns.map((title, index) => ({
      key: `${index}`,
      title: title || <span className="visually-hidden">What</span>,
      cell: (row: readonly string[]) => row[index] ?? '',
    }))}
    rows={table.rows}
    rowKey={(row) => row[0] ?? ''}
  />
);

const PassageText = ({ passage }: { readonly passage: Passage }) => (
  <>
    {passage.heading ? (
      <h3>
        {passage.urgent ? <Icon name="alert" size={20} className={styles.sign} /> : null}
        {passage.heading}
      </h3>
    ) : null}
    {passage.text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {passage.points.length > 0 ? (
      <ul>
        {passage.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ) : null}
    {passage.table ? <FactsTable table={passage.table} /> : null}
    {passage.links.length > 0 ? (
      <ul className={styles.links}>
        {passage.links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    ) : null}
  </>
);

const Section = ({ section }: { readonly section: FactsSection }) => (
  <section
    id={section.id}
    className={styles.section}
    data-look={section.look}
    aria-labelledby={`${section.id}-title`}
  >
    <h2 id={`${section.id}-title`}>{section.title}</h2>
    {section.passages.map((passage, index) => (
      // Passages have no id and never move.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <div key={index} className={styles.passage} data-urgent={passage.urgent || undefined}>
        <PassageText passage={passage} />
      </div>
    ))}
  </section>
);

/** Sections in order; those of the label's panel share one frame, as on the carton. */
export const FactsSections = ({ sections, kind }: { readonly sections: Sections; readonly kind: string }) => {
  const panel = sections.filter(({ look }) => look === 'panel');
  const others = sections.filter(({ look }) => look !== 'panel');
  return (
    <>
      {panel.length > 0 ? (
        <div className={styles.panel}>
          {kind === 'supplement' ? null : <p className={styles.panelTitle}>Drug Facts</p>}
          {panel.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      ) : null}
      {others.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  );
};
