import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddress, sitePages, titleOf } from './pages.ts';

interface Entry {
  readonly text: string;
  readonly link: string;
}

/** A part of the navigation: a heading, and the titles of its pages. */
export interface SidebarGroup {
  readonly text: string;
  readonly collapsed: boolean;
  readonly items: readonly Entry[];
}

interface GroupPlan {
  readonly text: string;
  /** Documents that come first, in this order. */
  readonly first: readonly string[];
  /** Folder whose other documents follow in order of their titles; the last group takes all that are left. */
  readonly folder?: string;
}

const plan: readonly GroupPlan[] = [
  { text: 'Start', first: ['docs/index.md', 'README.md', 'docs/tour.md'] },
  {
    text: 'Modules',
    first: ['docs/modules-guide.md', 'docs/modules-guide-background.md', 'ARCHITECTURE.md'],
  },
  { text: 'Words', first: ['docs/glossary.md', 'docs/voice.md'] },
  {
    text: 'Clinical rules',
    first: [
      'docs/clinical/README.md',
      'docs/clinical/how-rules-work.md',
      'docs/clinical/rules-by-door.md',
      'docs/clinical/sources.md',
      'docs/clinical/open-questions.md',
    ],
    folder: 'docs/clinical/',
  },
  { text: 'API', first: ['docs/api.md', 'docs/api/reference.md', 'docs/api/errors.md'], folder: 'docs/api/' },
  { text: 'Operations', first: ['docs/operations.md', 'docs/scale.md', 'docs/staff-permissions.md'] },
  { text: 'Security', first: ['SECURITY.md', 'docs/threat-model.md', 'docs/security.md'] },
  { text: 'Decisions', first: [], folder: 'docs/decisions/' },
  { text: 'The project', first: ['docs/requirements.md', 'docs/departures.md'], folder: '' },
];

/** Titles that say more in the navigation than the documents' own. */
const LABELS: Readonly<Record<string, string>> = {
  'docs/index.md': 'Start',
  'README.md': 'Setup and configuration',
  'docs/clinical/README.md': 'About the clinical documents',
};

/** Groups with more pages than this are closed at first. */
const MOST_OPEN = 8;

/** The navigation of the site: every document of the repository once. */
export const sidebar = (root: string): readonly SidebarGroup[] => {
  const titles = new Map(
    sitePages(root).map((path) => [path, titleOf(readFileSync(join(root, path), 'utf8'))]),
  );
  const left = new Set(titles.keys());
  const take = (paths: readonly string[]): readonly Entry[] =>
    paths.map((path) => {
      if (!left.delete(path)) throw new Error(`${path} is in the navigation and is no document.`);
      return { text: LABELS[path] ?? (titles.get(path) || path), link: `/${pageAddress(path)}` };
    });
  return plan.map(({ text, first, folder }) => {
    const ordered = take(first);
    const others = [...left].filter((path) => folder !== undefined && path.startsWith(folder));
    const rest = take(others).toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
    const items = [...ordered, ...rest];
    return { text, collapsed: items.length > MOST_OPEN, items };
  });
};
