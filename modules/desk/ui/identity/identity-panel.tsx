import { lazy, Suspense, useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { DeskDetail } from '../decision-view.ts';
import { JumpButton } from '../jump-button.tsx';
import { Panel } from '../panel.tsx';
import { type DeskPhoto, photoStatus, photoView } from '../photo-labels.ts';
import styles from '../photos-panel.module.css';
import { type Announce, useDecision } from '../use-decision.ts';
import { DeskAskForIdentificationDocument } from './ask-for-identification.generated.ts';
import { deletionText, identityText } from './identity-text.ts';

// Loaded when a button asks for them.
const ReadIdentityDialog = lazy(async () => ({
  default: (await import('./read-identity-dialog.tsx')).ReadIdentityDialog,
}));
const RejectPhotoDialog = lazy(async () => ({
  default: (await import('../reject-photo-dialog.tsx')).RejectPhotoDialog,
}));

const asking = {
  tone: 'success',
  title: 'The patient is asked who they are',
  text: 'The case comes back when they have sent a document, or chosen another way.',
  decided: false,
} as const;

/** The patient's identification: what they sent, what was read back, and the clinician's actions. */
export const IdentityPanel = ({
  detail,
  canDecide,
  announce,
}: {
  readonly detail: Pick<DeskDetail, 'case' | 'dob' | 'identification'>;
  readonly canDecide: boolean;
  readonly announce: Announce;
}) => {
  const { identification } = detail;
  const { consultationId } = detail.case;
  const ask = useDecision(DeskAskForIdentificationDocument, announce);
  const [isReading, setIsReading] = useState(false);
  const [rejecting, setRejecting] = useState<DeskPhoto | null>(null);
  const status = identification?.status;
  const deletion = deletionText(identification);
  const onRejected = () => {
    setRejecting(null);
    toast('The patient is asked to take this photo again.');
    void refreshPage();
  };
  return (
    <Panel title="Identity">
      <p>{identityText(identification)}</p>
      {identification?.note ? <p>The patient wrote: “{identification.note}”</p> : null}
      {identification?.remark ? <p>Why the name differs: {identification.remark}</p> : null}
      {identification && identification.photos.length > 0 ? (
        <ul className={styles.grid}>
          {identification.photos.map((photo) => (
            <li key={photo.id} className={styles.slot} data-status={photo.status}>
              <a className={styles.open} href={photo.url} target="_blank" rel="noreferrer">
                <img src={photo.url} alt={`Enlarge: ${photoView(photo)}`} loading="lazy" />
              </a>
              <p className={styles.caption}>{photoView(photo)}</p>
              <p className={styles.soft}>
                {photoStatus(photo)}
                {photo.reason ? `: ${photo.reason}` : null}
                {canDecide && photo.status === 'uploaded' ? (
                  <>
                    {' · '}
                    <JumpButton onPress={() => setRejecting(photo)}>
                      Reject<span className="visually-hidden"> {photoView(photo)}</span>
                    </JumpButton>
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {deletion ? <p className={styles.soft}>{deletion}</p> : null}
      {canDecide ? (
        <Cluster gap={2}>
          {status === 'sent' || status === 'mismatch' ? (
            <Button size="small" onClick={() => setIsReading(true)}>
              Read back
            </Button>
          ) : null}
          {status === 'confirmed' || status === 'asked' ? null : (
            <Button
              size="small"
              variant="secondary"
              pending={ask.pending}
              onClick={() => void ask.send({ consultationId }, asking)}
            >
              {identification ? 'Ask again' : 'Ask for an ID'}
            </Button>
          )}
        </Cluster>
      ) : null}
      <Suspense>
        {isReading ? (
          <ReadIdentityDialog detail={detail} onClose={() => setIsReading(false)} announce={announce} />
        ) : null}
        {rejecting ? (
          <RejectPhotoDialog photo={rejecting} onClose={() => setRejecting(null)} onRejected={onRejected} />
        ) : null}
      </Suspense>
    </Panel>
  );
};
