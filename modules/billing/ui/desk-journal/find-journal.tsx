import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './desk-journal.module.css';

/** Opens the journal of an invoice or order. */
export const FindJournal = ({ number }: { readonly number: string }) => {
  const [typed, setTyped] = useState(number);
  const find = () => goTo(`/desk/journal?${new URLSearchParams({ number: typed.trim() })}`);
  return (
    <ScriptedForm noValidate className={styles.find} onSend={find}>
      <TextField
        name="number"
        label="Number of an invoice or order"
        autoCapitalize="characters"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="secondary">
        Show its postings
      </Button>
    </ScriptedForm>
  );
};
