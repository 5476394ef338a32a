import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './people.module.css';
import { PeopleTable } from './people-table.tsx';
import { usePeople } from './use-people.ts';

/** The search for people, with what it found. */
export const PeopleSearch = () => {
  const { text, setText, people, next, pending, failure, hasSearched, ...search } = usePeople();
  const problem = (field: string) => failure?.fields.find((one) => one.field === field)?.message;
  return (
    <Stack gap={5}>
      <ScriptedForm className={styles.search} aria-label="Find people" onSend={search.find}>
        <div className={styles.text}>
          <TextField
            {...fieldProps('text', [text, setText], problem)}
            label="Name, email, phone or order number"
            description="The beginning of a name is enough; the others in full. That you looked is recorded."
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit" pending={pending} pendingLabel="Looking">
          Find
        </Button>
      </ScriptedForm>
      {failure && failure.fields.length === 0 ? <Notice tone="danger">{failure.message}</Notice> : null}
      {hasSearched ? (
        <>
          <p role="status">
            {people.length === 1 ? '1 person' : `${people.length} people`}
            {next === null ? '' : ', and older accounts'}
          </p>
          <PeopleTable people={people} />
        </>
      ) : null}
      {next === null ? null : (
        <div>
          <Button variant="secondary" pending={pending} onClick={() => void search.more()}>
            Show older accounts
          </Button>
        </div>
      )}
    </Stack>
  );
};
