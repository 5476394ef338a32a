/** One requirement of the specification, in our own words. */
export interface Requirement {
  /** Section and position in it: `S7.3`. */
  readonly number: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly requirements: readonly Requirement[];
}

/**
 * Reads docs/requirements/requirements.txt: `== title` begins a section, `S7.3 text` is a requirement, `#` a comment.
 * Throws on any other line, on a duplicate number and on a number outside its section.
 */
export const readRequirements = (text: string): readonly Section[] => {
  const sections: { title: string; requirements: Requirement[] }[] = [];
  const numbers = new Set<string>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const title = /^== (.+)$/.exec(line)?.[1];
    if (title !== undefined) {
      sections.push({ title, requirements: [] });
      continue;
    }
    const [, number, words] = /^(S\d+\.\d+) (.+)$/.exec(line) ?? [];
    const section = sections.at(-1);
    if (number === undefined || words === undefined || section === undefined)
      throw new Error(`This line is no requirement: ${line}`);
    if (!number.startsWith(`S${Number.parseInt(section.title, 10)}.`))
      throw new Error(`${number} stands in section "${section.title}".`);
    if (numbers.has(number)) throw new Error(`${number} is used twice.`);
    numbers.add(number);
    section.requirements.push({ number, text: words });
  }
  return sections;
};
