import { DateText } from '#client/ui/date-text.tsx';

interface SinceProps {
  readonly isOn: boolean;
  readonly decidedAt: string | null;
}

/** Since when the patient gets such messages, or does not; nothing before they decided. */
export const Since = ({ isOn, decidedAt }: SinceProps) =>
  decidedAt ? (
    <>
      {' '}
      {isOn ? 'On since ' : 'Off since '}
      <DateText date={decidedAt} />.
    </>
  ) : null;
