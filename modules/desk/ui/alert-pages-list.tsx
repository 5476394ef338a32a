import { formatMoment } from '#kernel/moments.ts';
import type { DeskDetail } from './decision-view.ts';

type AlertPages = NonNullable<DeskDetail['alert']>['pages'];

/** What became of a page. */
const outcomeOf = ({ state, at, finishedAt }: AlertPages[number]): string => {
  if (state === 'waiting') return 'not accepted yet, tried again each minute';
  if (state === 'withdrawn') return 'not accepted before the emergency was closed';
  if (state === 'replaced') return 'not accepted, replaced by a newer page';
  const isAtOnce = !finishedAt || formatMoment(finishedAt) === formatMoment(at);
  return isAtOnce ? 'accepted' : `accepted ${formatMoment(finishedAt)}`;
};

/** As in "Escalated Nov 20, 10:17 AM to every clinician who may take the case (accepted)". */
const sentence = (page: AlertPages[number], before: AlertPages[number] | undefined): string => {
  const verb = before && page.level > before.level ? 'Escalated' : 'Paged';
  return `${verb} ${formatMoment(page.at)} to ${page.to} (${outcomeOf(page)}).`;
};

/** Who was paged about an emergency, when, and whether it arrived. Renders nothing without pages. */
export const AlertPagesList = ({ pages }: { readonly pages: AlertPages }) =>
  pages.length > 0 ? (
    <ul aria-label="Pages">
      {pages.map((page, index) => (
        <li key={`${page.at} ${page.level} ${page.state}`}>{sentence(page, pages[index - 1])}</li>
      ))}
    </ul>
  ) : null;
