import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { dueNames, subscriptionStateNames } from '../../domain/desk/subscription-search.ts';
import styles from './desk-lists.module.css';
import { StateField } from './state-field.tsx';
import type { SubscriptionFilter } from './subscription-filter.ts';

const dues = Object.entries(dueNames).map(([value, label]) => ({ value, label }));

/** Filters by state and by when the next charge is due. A plain form: the page's address says what is shown. */
export const SubscriptionFilters = ({ filter }: { readonly filter: SubscriptionFilter }) => (
  <search>
    <form method="get" action="/desk/subscriptions" className={styles.filters}>
      {filter.personId === null ? null : <input type="hidden" name="person" value={filter.personId} />}
      <StateField names={subscriptionStateNames} state={filter.state} />
      <SelectField
        name="due"
        label="Next charge"
        placeholder="Any time, or none"
        options={dues}
        defaultValue={filter.due ?? ''}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  </search>
);
