import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type MessageFile, sizeLabel } from './conversation.ts';
import styles from './files.module.css';

export interface FilesProps {
  readonly files: readonly MessageFile[];
  /** Only for files that were not sent. */
  readonly onRemove?: (file: MessageFile) => void;
}

/** The photos and PDFs of a message as downloads; photos are shown small. Nothing without any. */
export const Files = ({ files, onRemove }: FilesProps) =>
  files.length === 0 ? null : (
    <ul className={styles.files} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          {file.kind === 'image' ? (
            <img className={styles.picture} src={file.url} alt="" width={44} height={44} loading="lazy" />
          ) : (
            <Icon name="box" size={22} />
          )}
          <span className={styles.text}>
            <a href={file.url} download={file.name}>
              {file.name}
            </a>
            <span className={styles.size}>{sizeLabel(file.bytes)}</span>
          </span>
          {onRemove ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(file)}
            >
              Remove
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
