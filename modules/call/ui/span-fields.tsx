import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import styles from './calendar.module.css';
import { timeOptions } from './calendar-times.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface SpanFieldsProps {
  /** Names the fields for screen readers, such as “Monday”. */
  readonly what: string;
  readonly span: Span;
  readonly onChange: (span: Span) => void;
  readonly onRemove: () => void;
}

/** From and to of some hours. */
export const SpanFields = ({ what, span, onChange, onRemove }: SpanFieldsProps) => (
  <div className={styles.span}>
    <SelectField
      name={`${what}.from`}
      label={`${what} from`}
      hideLabel
      options={timeOptions.slice(0, -1)}
      value={String(span.from)}
      onChange={(from) => onChange({ ...span, from: Number(from) })}
    />
    <span aria-hidden="true">to</span>
    <SelectField
      name={`${what}.to`}
      label={`${what} to`}
      hideLabel
      options={timeOptions.slice(1)}
      value={String(span.to)}
      error={span.to <= span.from ? 'The end must be after the start.' : undefined}
      onChange={(to) => onChange({ ...span, to: Number(to) })}
    />
    <Button variant="quiet" size="small" aria-label={`Remove these hours of ${what}`} onClick={onRemove}>
      Remove
    </Button>
  </div>
);
