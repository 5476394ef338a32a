import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';

export interface WarningsToAcceptProps {
  readonly warnings: readonly string[];
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
  readonly error?: string;
}

/** Warnings about new prices, which the operator has to accept. Renders nothing without warnings. */
export const WarningsToAccept = ({ warnings, accepted, onChange, error }: WarningsToAcceptProps) =>
  warnings.length === 0 ? null : (
    <Stack gap={3}>
      <Notice tone="caution" title="Please look at these prices again">
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </Notice>
      <CheckboxField
        name="acceptWarnings"
        label="I have read this and mean these prices"
        checked={accepted}
        onChange={onChange}
        error={error}
      />
    </Stack>
  );
