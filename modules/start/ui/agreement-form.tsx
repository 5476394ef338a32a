import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { FieldProblem } from '#kernel/result.ts';
import { type StartConsentType, startConsents } from '../domain/consents.ts';
import { AgreeToStartDocument } from './agree-to-start.generated.ts';

const nothing: readonly FieldProblem[] = [];

/** Each agreement has its own box, and none is ticked in advance. */
export const AgreementForm = ({
  submitLabel,
  onAgreed,
}: {
  readonly submitLabel: string;
  readonly onAgreed: () => void;
}) => {
  const link = useLink();
  const [ticked, setTicked] = useState<ReadonlySet<StartConsentType>>(new Set());
  const sending = useMutation(AgreeToStartDocument);
  const { failure } = sending;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sending.run({ accepted: [...ticked] }).then((result) => result?.ok && onAgreed());
      }}
    >
      <Stack gap={5}>
        <FormErrorSummary
          problems={failure?.fields ?? nothing}
          message={failure && failure.fields.length === 0 ? failure.message : undefined}
          title="Please tick each box to go on"
        />
        {startConsents.map(({ type, text, document }) => (
          <CheckboxField
            key={type}
            name={type}
            label={text}
            description={
              document ? (
                <a href={link(document.href)} target="_blank" rel="noreferrer">
                  Read the {document.title}
                </a>
              ) : undefined
            }
            checked={ticked.has(type)}
            error={sending.problem(type)}
            onChange={(on) =>
              setTicked(new Set(on ? [...ticked, type] : [...ticked].filter((other) => other !== type)))
            }
          />
        ))}
        <div>
          <Button type="submit" size="large" full="phone" pending={sending.pending} pendingLabel="Saving">
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
