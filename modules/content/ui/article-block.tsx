import { Notice } from '#client/ui/notice.tsx';
import type { Block } from '../data/articles/article.ts';
import styles from './article-page.module.css';
import { DrugBadges } from './evidence-list.tsx';
import { OutOfHundred } from './out-of-hundred.tsx';
import { Paragraphs, RichText } from './rich-text.tsx';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** On phones rows become small cards: each cell shows the title of its column. */
const Table = ({ caption, columns, rows }: Of<'table'>) => (
  <table className={styles.table}>
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

/** One block of an article, rendered by kind. */
export const ArticleBlock = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'text':
      return <Paragraphs texts={block.paragraphs} />;
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'hundred':
      return <OutOfHundred caption={block.caption} rows={block.rows} />;
    case 'risk':
      return (
        <p className={styles.risk}>
          <strong>{block.drug}</strong> <DrugBadges badges={block.badges} /> <RichText>{block.text}</RichText>
        </p>
      );
    case 'urgent':
      return (
        <Notice tone="danger" title={block.title} live={false}>
          <p>{block.text}</p>
        </Notice>
      );
  }
};
