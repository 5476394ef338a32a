import { useState } from 'react';
import { DateField } from '#client/ui/date-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { isBloodPressure } from '../../domain/intake/index.ts';
import styles from './blood-pressure-field.module.css';

interface Parts {
  readonly systolic: string;
  readonly diastolic: string;
  readonly pulse: string;
  readonly takenOn: string;
}

const partsOf = (answer: unknown): Parts =>
  isBloodPressure(answer)
    ? {
        systolic: `${answer.systolic}`,
        diastolic: `${answer.diastolic}`,
        pulse: answer.pulse === undefined ? '' : `${answer.pulse}`,
        takenOn: answer.takenOn,
      }
    : { systolic: '', diastolic: '', pulse: '', takenOn: '' };

/** Combines the parts: nothing, a complete reading, or an incomplete one that validation reports. */
const answerOf = (parts: Parts): unknown => {
  if (Object.values(parts).every((part) => part === '')) return undefined;
  const { systolic, diastolic, pulse, takenOn } = parts;
  return {
    ...(systolic !== '' && { systolic: Number(systolic) }),
    ...(diastolic !== '' && { diastolic: Number(diastolic) }),
    ...(pulse !== '' && { pulse: Number(pulse) }),
    takenOn,
  };
};

export interface BloodPressureFieldProps {
  readonly name: string;
  readonly answer: unknown;
  readonly onChange: (answer: unknown) => void;
}

/** Systolic and diastolic pressure, the pulse if known, and the day of the reading. */
export const BloodPressureField = ({ name, answer, onChange }: BloodPressureFieldProps) => {
  const [parts, setParts] = useState(() => partsOf(answer));
  const change = (part: keyof Parts) => (value: string) => {
    const next = { ...parts, [part]: part === 'takenOn' ? value : value.replace(/\D/g, '').slice(0, 3) };
    setParts(next);
    onChange(answerOf(next));
  };
  const reading = (part: 'systolic' | 'diastolic' | 'pulse') =>
    ({
      inputMode: 'numeric',
      autoComplete: 'off',
      value: parts[part],
      onChange: change(part),
    }) as const;
  return (
    <div className={styles.field}>
      <div className={styles.reading}>
        <TextField name={name} label="Top number" description="Systolic, mmHg" {...reading('systolic')} />
        <span className={styles.over} aria-hidden="true">
          /
        </span>
        <TextField
          name={`${name}-diastolic`}
          label="Bottom number"
          description="Diastolic, mmHg"
          {...reading('diastolic')}
        />
      </div>
      <div className={styles.pulse}>
        <TextField
          name={`${name}-pulse`}
          label="Pulse"
          description="Beats per minute, if the device showed it"
          optional
          {...reading('pulse')}
        />
      </div>
      <DateField
        name={`${name}-takenOn`}
        label="Day of the reading"
        defaultValue={parts.takenOn}
        onChange={change('takenOn')}
      />
    </div>
  );
};
