import { DataTable } from '#client/ui/data-table.tsx';
import { Moment } from '#client/ui/moment.tsx';
import styles from './banners.module.css';
import type { DeskBannerCardFragment } from './desk-banner-card.generated.ts';

/** Everything that was saved of a banner, the newest first. */
export const BannerVersions = ({ banner }: { readonly banner: DeskBannerCardFragment }) => (
  <details className={styles.versions}>
    <summary>
      {banner.versions.length === 1 ? '1 version' : `${banner.versions.length} versions`}
      <span className="visually-hidden"> of {banner.versions[0]?.header}</span>
    </summary>
    <DataTable
      caption={`Versions of ${banner.versions[0]?.header ?? 'the banner'}`}
      rows={banner.versions}
      rowKey={({ version }) => String(version)}
      columns={[
        { key: 'version', title: 'Version', numeric: true, cell: ({ version }) => version },
        {
          key: 'text',
          title: 'Text',
          cell: ({ header, body }) => (
            <span className={styles.text}>
              {header} {body}
            </span>
          ),
        },
        {
          key: 'pages',
          title: 'Pages',
          cell: ({ routes }) => <span className={styles.text}>{routes.join(', ')}</span>,
        },
        { key: 'by', title: 'Saved by', cell: ({ savedBy }) => savedBy ?? 'Name not known' },
        { key: 'at', title: 'Saved', cell: ({ savedAt }) => <Moment at={savedAt} /> },
      ]}
    />
  </details>
);
