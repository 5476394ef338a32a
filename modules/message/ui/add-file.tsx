import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

export interface AddFileProps {
  readonly pending: boolean;
  /** For dense screens. */
  readonly small?: boolean;
  readonly onFile: (file: File) => void;
}

/** The button for a photo or PDF. */
export const AddFile = ({ pending, small, onFile }: AddFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        full="phone"
        size={small ? 'small' : 'medium'}
        pending={pending}
        pendingLabel="Uploading"
        onClick={() => input.current?.click()}
      >
        Add a photo or PDF
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label="Photo or PDF"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again after it was refused.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
