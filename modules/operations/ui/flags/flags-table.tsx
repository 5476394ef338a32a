import { Badge } from '#client/ui/badge.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import type { DeskFlagRowFragment } from './desk-flag-row.generated.ts';
import styles from './flags.module.css';

export interface FlagsTableProps {
  readonly flags: readonly DeskFlagRowFragment[];
  /** Whether values can be tried. */
  readonly hasPreviews: boolean;
}

const Previews = ({ name, previews, endPreview }: DeskFlagRowFragment) =>
  previews.length === 0 ? (
    '–'
  ) : (
    <span className={styles.links}>
      {previews.map(({ value, href }) => (
        <a key={value} href={href}>
          <span className="visually-hidden">{name} as </span>
          {value}
        </a>
      ))}
      {endPreview === null ? null : (
        <a href={endPreview}>
          End<span className="visually-hidden"> the preview of {name}</span>
        </a>
      )}
    </span>
  );

/** Every flag with the value that holds for everybody. */
export const FlagsTable = ({ flags, hasPreviews }: FlagsTableProps) => (
  <DataTable
    caption="Feature flags"
    rows={flags}
    rowKey={({ name }) => name}
    columns={[
      {
        key: 'name',
        title: 'Flag',
        cell: ({ name, text }) => (
          <span className={styles.text}>
            {name}
            <span className={styles.fine}>{text}</span>
          </span>
        ),
      },
      {
        key: 'value',
        title: 'Value',
        cell: ({ value, initial, refused }) => (
          <>
            <strong>{value}</strong>
            {value === initial ? null : <span className={styles.fine}>Default: {initial}</span>}
            {refused === null ? null : (
              <span className={styles.fine}>Given as {refused}, which this flag does not accept</span>
            )}
          </>
        ),
      },
      {
        key: 'source',
        title: 'From',
        cell: ({ sourceLabel, refused }) => (
          <Badge tone={refused === null ? 'neutral' : 'danger'}>{sourceLabel}</Badge>
        ),
      },
      ...(hasPreviews
        ? [{ key: 'preview', title: 'Preview', cell: (flag: DeskFlagRowFragment) => <Previews {...flag} /> }]
        : []),
    ]}
  />
);
