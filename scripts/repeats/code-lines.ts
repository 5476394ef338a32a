/** A line of code, and its number in the file. */
export interface CodeLine {
  readonly number: number;
  /** With single spaces, and none around it. */
  readonly code: string;
}

const blankOut = (text: string): string => text.replace(/[^\n]/g, '');

/**
 * The lines of a TypeScript, CSS or GraphQL file that say something: without imports, re-exports, comments, descriptions
 * of an API, blank lines and lone punctuation.
 */
export const codeLines = (text: string): CodeLine[] =>
  text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, blankOut)
    .replace(/^(?:import|export)\s[^;'"`=()]*(?:from\s*)?['"][^'"\n]+['"](?:\s+with\s[^;]*)?;/gm, blankOut)
    .split('\n')
    .map((line, index) => ({ number: index + 1, code: line.trim().replace(/\s+/g, ' ') }))
    .filter(({ code }) => /\w/.test(code) && !/^(?:\/\/|# |"[^"]*"$)/.test(code));
