import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge, type BadgeProps } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeskCard } from '#client/ui/desk-card.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { BannerForm } from './banner-form.tsx';
import { BannerVersions } from './banner-versions.tsx';
import styles from './banners.module.css';
import type { DeskBannerCardFragment } from './desk-banner-card.generated.ts';
import { DeskEndBannerDocument } from './end-banner.generated.ts';
import { DeskPublishBannerDocument } from './publish-banner.generated.ts';
import { ShownBanner } from './shown-banner.tsx';

const tones: Readonly<Record<string, BadgeProps['tone']>> = { published: 'done' };

/** One banner: its newest version as visitors see it, what is shown now, and what can be done. */
export const BannerCard = ({ banner }: { readonly banner: DeskBannerCardFragment }) => {
  const { id, state, stateLabel, publishedVersion, publishedAt, endedAt, versions } = banner;
  const [isEdited, setEdited] = useState(false);
  const publish = useMutation(DeskPublishBannerDocument);
  const end = useMutation(DeskEndBannerDocument);
  const [newest] = versions;
  if (!newest) return null;
  const { version, header, body, routes } = newest;
  const isShown = state === 'published';
  const done = async (result: { readonly ok: boolean } | null): Promise<void> => {
    if (result?.ok) await refreshPage();
  };
  const failure = publish.failure ?? end.failure;
  const named = <span className="visually-hidden"> of {header}</span>;
  return (
    <DeskCard
      id={`banner-${id}`}
      title={header}
      badge={<Badge tone={tones[state] ?? 'neutral'}>{stateLabel}</Badge>}
    >
      <ShownBanner label={`Version ${version} of ${header}`} header={header} body={body} />
      <p className={styles.fine}>
        Version {version}, on pages {routes.join(', ')}.{' '}
        {isShown && publishedAt !== null ? (
          <>
            Version {publishedVersion} is shown since <Moment at={publishedAt} />.
          </>
        ) : null}
        {endedAt === null ? null : (
          <>
            Ended <Moment at={endedAt} />.
          </>
        )}
      </p>
      {isEdited ? <BannerForm banner={banner} onDone={() => setEdited(false)} /> : null}
      <Cluster gap={3}>
        {isShown && publishedVersion === version ? null : (
          <Button
            size="small"
            variant="secondary"
            pending={publish.pending}
            pendingLabel="Publishing"
            onClick={() => void publish.run({ id, version }).then(done)}
          >
            Publish version {version}
            {named}
          </Button>
        )}
        {isShown ? (
          <Button
            size="small"
            variant="secondary"
            pending={end.pending}
            pendingLabel="Ending"
            onClick={() => void end.run({ id }).then(done)}
          >
            End it<span className="visually-hidden">: {header}</span>
          </Button>
        ) : null}
        {isEdited ? null : (
          <Button size="small" variant="quiet" onClick={() => setEdited(true)}>
            Change the text{named}
          </Button>
        )}
      </Cluster>
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <BannerVersions banner={banner} />
    </DeskCard>
  );
};
