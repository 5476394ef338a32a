import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { FieldProblem } from '#kernel/result.ts';
import { shownText, standardConsents, useStandardConsents } from '#modules/account/ui.ts';
import { startConsentIds } from '../domain/consents.ts';
import { AgreeToStartDocument } from './agree-to-start.generated.ts';

const nothing: readonly FieldProblem[] = [];
const consents = Object.values(standardConsents).filter(({ id }) =>
  startConsentIds.some((one) => one === id),
);

/** Each agreement has its own box, and none is ticked in advance. */
export const AgreementForm = ({
  submitLabel,
  onAgreed,
}: {
  readonly submitLabel: string;
  readonly onAgreed: () => void;
}) => {
  const link = useLink();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { texts, showNewest } = useStandardConsents(consents);
  const sending = useMutation(AgreeToStartDocument);
  const { failure } = sending;
  const hasNewTexts = failure?.fields.some(({ field }) => field === 'shownTexts') ?? false;

  const send = async (): Promise<void> => {
    const result = await sending.run({ accepted: texts.filter(({ id }) => ticked.has(id)).map(shownText) });
    if (result?.ok) onAgreed();
    else if (result && (await showNewest(result.failure))) setTicked(new Set());
  };
  return (
    <ScriptedForm noValidate onSend={send}>
      <Stack gap={5}>
        <FormErrorSummary
          problems={hasNewTexts ? nothing : (failure?.fields ?? nothing)}
          message={failure && (hasNewTexts || failure.fields.length === 0) ? failure.message : undefined}
          title="Please check each box to continue"
        />
        {texts.map(({ id, text, document }) => (
          <CheckboxField
            key={id}
            name={id}
            label={text}
            description={
              document ? (
                <a href={link(document.href)} target="_blank" rel="noreferrer">
                  Read the {document.title}
                </a>
              ) : undefined
            }
            checked={ticked.has(id)}
            error={sending.problem(id)}
            onChange={(on) =>
              setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)))
            }
          />
        ))}
        <div>
          <Button type="submit" size="large" full="phone" pending={sending.pending} pendingLabel="Saving">
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </ScriptedForm>
  );
};
