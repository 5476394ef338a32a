import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers: right-aligned, tabular figures. */
  readonly numeric?: boolean;
}

export interface DataTableProps<Row> {
  /** Describes the table; hidden unless `showCaption`. */
  readonly caption: string;
  readonly showCaption?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shown instead of the table when there are no rows. */
  readonly empty?: ReactNode;
}

/** Rows and columns; the first column names the row. On phones each row becomes a small card. */
export const DataTable = <Row,>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  empty,
}: DataTableProps<Row>) => {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <table className={styles.table}>
      <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-numeric={column.numeric || undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) => {
              const content = (
                <>
                  <span className={styles.name} aria-hidden="true">
                    {column.title}
                  </span>
                  <span>{column.cell(row)}</span>
                </>
              );
              return index === 0 ? (
                <th key={column.key} scope="row" data-numeric={column.numeric || undefined}>
                  {content}
                </th>
              ) : (
                <td key={column.key} data-numeric={column.numeric || undefined}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
