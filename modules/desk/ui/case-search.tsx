import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { counted } from './case-labels.ts';
import styles from './case-search.module.css';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import { SEARCH_FIELD } from './element-ids.ts';
import { QueueTable } from './queue-table.tsx';
import { DeskSearchDocument } from './search-cases.generated.ts';

/** Finds cases by the patient's name, an order number or an email address. What is typed stays out of the address. */
export const CaseSearch = () => {
  const search = useMutation(DeskSearchDocument);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly DeskCaseRowFragment[] | null>(null);

  const send = async () => {
    if (text.trim() === '') return setFound(null);
    const answer = await search.run({ text });
    if (answer?.ok) setFound(answer.value.deskSearch);
  };

  return (
    <search className={styles.search}>
      <ScriptedForm noValidate aria-label="Search" className={styles.form} onSend={send}>
        <TextField
          id={SEARCH_FIELD}
          {...fieldProps('text', [text, setText])}
          label="Name, order number or email"
          autoComplete="off"
          maxLength={120}
          error={search.problem('text')}
        />
        <Button type="submit" variant="secondary" pending={search.pending} pendingLabel="Searching">
          Search
        </Button>
        {found === null ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              setFound(null);
              setText('');
            }}
          >
            Clear
          </Button>
        )}
      </ScriptedForm>
      {search.failure && search.failure.fields.length === 0 ? (
        <Notice tone="danger">{search.failure.message}</Notice>
      ) : null}
      <p role="status" className={found === null ? 'visually-hidden' : undefined}>
        {found === null
          ? ''
          : found.length === 0
            ? 'No case found. Only cases in states where you are licensed are searched.'
            : `${counted(found.length, 'case', 'cases')} found.`}
      </p>
      {found && found.length > 0 ? <QueueTable rows={found} caption="Cases found" /> : null}
    </search>
  );
};
