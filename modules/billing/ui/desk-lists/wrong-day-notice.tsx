import { Notice } from '#client/ui/notice.tsx';
import { hasWrongDay } from './list-days.ts';

/** Says when a day of the filter does not exist. `search`: the search fields of the page's address. */
export const WrongDayNotice = ({
  search,
}: {
  readonly search: Readonly<Record<string, string | undefined>>;
}) =>
  hasWrongDay(search) ? (
    <Notice tone="caution" live={false}>
      One of the days does not exist. The list is shown without it.
    </Notice>
  ) : null;
