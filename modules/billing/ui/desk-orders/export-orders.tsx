import { useUser } from '#client/session/user-context.tsx';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { EXPORTS_PATH } from '../../domain/desk/exported-lists.ts';
import styles from '../desk-lists/desk-lists.module.css';

/** All orders as a file, for those who may have it. */
export const ExportOrders = () => {
  const { user } = useUser();
  if (!user?.permissions?.includes('exports')) return null;
  return (
    <section aria-labelledby="export">
      <Stack gap={4}>
        <h2 id="export">All orders as a file</h2>
        <p>
          Numbers, states and days, newest first. The file names no patient and no product. That you exported
          it is recorded.
        </p>
        <form method="get" action={`${EXPORTS_PATH}/orders.csv`} className={styles.filters}>
          <DateField name="from" label="Placed from" optional />
          <DateField name="to" label="Placed until" optional />
          <Button type="submit" variant="secondary">
            Export as CSV
          </Button>
        </form>
      </Stack>
    </section>
  );
};
