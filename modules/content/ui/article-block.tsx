import tables from '#client/ui/data-table.module.css';
import { Notice } from '#client/ui/notice.tsx';
import type { ArticleQuery } from '../pages/learn/article.generated.ts';
import styles from './article-page.module.css';
import { DrugBadges } from './evidence-list.tsx';
import { OutOfHundred } from './out-of-hundred.tsx';
import { Paragraphs, RichText } from './rich-text.tsx';

type Block = NonNullable<ArticleQuery['article']>['sections'][number]['blocks'][number];
type Of<Kind extends keyof Block> = NonNullable<Block[Kind]>;

/** On phones rows become small cards: each cell shows the title of its column. */
const Table = ({ caption, columns, rows }: Of<'table'>) => (
  <table className={tables.article}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) =>
          column ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <td key="corner" />
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, index) =>
            index === 0 ? (
              <th key={columns[index]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={columns[index]} data-title={columns[index]}>
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

const List = ({ items, ordered }: Of<'list'>) => {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </Element>
  );
};

/** One block of an article, rendered by its kind: the field that is set. */
export const ArticleBlock = ({ paragraphs, list, table, hundred, risk, urgent }: Block) => {
  if (paragraphs) return <Paragraphs texts={paragraphs} />;
  if (list) return <List {...list} />;
  if (table) return <Table {...table} />;
  if (hundred) return <OutOfHundred {...hundred} />;
  if (risk)
    return (
      <p className={styles.risk}>
        <strong>{risk.drug}</strong> <DrugBadges badges={risk.badges} /> <RichText>{risk.text}</RichText>
      </p>
    );
  return urgent ? (
    <Notice tone="danger" title={urgent.title} live={false}>
      <p>{urgent.text}</p>
    </Notice>
  ) : null;
};
