import { useLink } from '#client/layout/links.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { formatMoney } from '#kernel/money.ts';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps {
  /** As the API answers `comparison`. */
  readonly comparison: {
    readonly title: string;
    readonly worksTitle: string;
    readonly treatments: readonly {
      readonly name: string;
      readonly page: string;
      readonly use: string;
      readonly works: string;
      readonly status: string;
      readonly risk: string;
      readonly lowestMonthlyPrice: number | null;
    }[];
  };
}

/** The treatments of one condition side by side: how each is used, what it is approved for, its risk and price. */
export const ComparisonTable = ({ comparison: { title, worksTitle, treatments } }: ComparisonTableProps) => {
  const link = useLink();
  return (
    <section className={styles.comparison} aria-labelledby="compare">
      <h2 id="compare">{title}</h2>
      <DataTable
        caption={title}
        columns={[
          { key: 'name', title: 'Treatment', cell: ({ name, page }) => <a href={link(page)}>{name}</a> },
          { key: 'use', title: 'How you use it', cell: ({ use }) => use },
          { key: 'works', title: worksTitle, cell: ({ works }) => works },
          { key: 'status', title: 'Status', cell: ({ status }) => status },
          { key: 'risk', title: 'Know first', cell: ({ risk }) => risk },
          {
            key: 'price',
            title: 'From, a month',
            numeric: true,
            cell: ({ lowestMonthlyPrice }) =>
              lowestMonthlyPrice === null ? 'See its page' : formatMoney(lowestMonthlyPrice),
          },
        ]}
        rows={treatments}
        rowKey={({ page }) => page}
      />
    </section>
  );
};
