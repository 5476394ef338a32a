/** Which jobs the page shows; its address says so. */
export interface JobFilter {
  readonly state: 'failed' | 'waiting';
  /** Null for all kinds. */
  readonly kind: string | null;
  /** Where the page begins; null for the newest. */
  readonly before: string | null;
}

export const jobFilterOf = (search: Readonly<Record<string, string | undefined>>): JobFilter => ({
  state: search.show === 'waiting' ? 'waiting' : 'failed',
  kind: search.kind && /^[\w.:-]{1,100}$/.test(search.kind) ? search.kind : null,
  // Anything else is no number of a job: the page then begins with the newest.
  before: search.before && /^[1-9]\d{0,17}$/.test(search.before) ? search.before : null,
});

/** The address of the page with these jobs. */
export const hrefOfJobs = ({ state, kind, before }: JobFilter): string => {
  const search = new URLSearchParams({
    ...(state === 'waiting' ? { show: state } : {}),
    ...(kind === null ? {} : { kind }),
    ...(before === null ? {} : { before }),
  }).toString();
  return search ? `/desk/jobs?${search}` : '/desk/jobs';
};
