export const statuses = ['met', 'not applicable', 'delegated', 'open'] as const;
export type Status = (typeof statuses)[number];

/** A requirement of the standard in our own words, and what became of it. */
export interface Control {
  /** `2.1.1` */
  readonly number: string;
  readonly level: 'L1' | 'L2';
  readonly words: string;
  readonly status: Status;
  readonly reason: string;
}

export interface Chapter {
  readonly title: string;
  readonly controls: readonly Control[];
}

/**
 * Reads docs/security/asvs.txt: `== title` begins a chapter, `2.1.1 L1 words` is a requirement, the line below it its status
 * with the reason, and `#` a comment. Throws on any other line, and on a requirement outside of its chapter.
 */
export const readControls = (text: string): readonly Chapter[] => {
  const chapters: { title: string; controls: Control[] }[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const title = /^== (.+)$/.exec(line)?.[1];
    if (title !== undefined) {
      chapters.push({ title, controls: [] });
      continue;
    }
    const [, number = '', level, words = ''] = /^(\d+\.\d+\.\d+) (L[12]) (.+\.)$/.exec(line) ?? [];
    const [, status, reason = ''] =
      /^ {2}(met|not applicable|delegated|open): (.+\.)$/.exec(lines[at + 1] ?? '') ?? [];
    const chapter = chapters.at(-1);
    if (!level || !status || !chapter) throw new Error(`This is no requirement with its status: ${line}`);
    if (!chapter.title.startsWith(`V${number.split('.')[0]} `))
      throw new Error(`${number} stands in chapter "${chapter.title}".`);
    chapter.controls.push({
      number,
      level: level === 'L1' ? 'L1' : 'L2',
      words,
      status: statuses.find((one) => one === status) ?? 'open',
      reason,
    });
    at += 1;
  }
  return chapters;
};

/** Paths from the root that a reason names. */
export const FILES =
  /(?<![\w/.])(?:(?:\.github|client|config|deploy|docs|kernel|migrations|modules|scripts|server|simulators|test)\/[\w./-]*\w\.[a-z]+|[A-Z]+\.md|biome\.json|compose\.yaml|Dockerfile)/g;

export const filesIn = (reason: string): readonly string[] => reason.match(FILES) ?? [];
