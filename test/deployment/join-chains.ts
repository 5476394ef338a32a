type Part = string | { readonly parts: readonly Part[] };

/** Quoted texts, parentheses, and what stands between them. */
const tokens = /'(?:[^']|'')*'|"[^"]*"|[()]|[^()'"]+/g;

const parse = (sql: string): readonly Part[] => {
  const open: Part[][] = [[]];
  for (const token of sql.match(tokens) ?? []) {
    if (token === '(') open.push([]);
    else if (token === ')') {
      const parts = open.pop() ?? [];
      open.at(-1)?.push({ parts });
    } else open.at(-1)?.push(token);
  }
  return open.flat();
};

/** `AND` or `OR` when it is the only one that joins these parts, else null. */
const chainOf = (parts: readonly Part[]): string | null => {
  const between = parts.filter((part) => typeof part === 'string' && !/^['"]/.test(part)).join(' ');
  const joints = new Set(between.match(/\b(?:AND|OR)\b/g));
  const [joint = null] = joints;
  return joints.size === 1 ? joint : null;
};

const isOperand = (before: Part = '', after: Part = '', joint: string): boolean =>
  typeof before === 'string' &&
  typeof after === 'string' &&
  ['', joint].includes(/\w*$/.exec(before.trim())?.[0] ?? '') &&
  ['', joint].includes(/^\w*/.exec(after.trim())?.[0] ?? '');

const write = (parts: readonly Part[]): string => {
  const joint = chainOf(parts);
  return parts
    .map((part, at) => {
      if (typeof part === 'string') return part;
      const inner = write(part.parts);
      const isInChain = joint !== null && chainOf(part.parts) === joint;
      return isInChain && isOperand(parts[at - 1], parts[at + 1], joint) ? inner : `(${inner})`;
    })
    .join('');
};

/**
 * SQL without the parentheses of a chain of ANDs, or of ORs, that is part of such a chain: `(a AND b) AND c` and
 * `a AND b AND c`. PostgreSQL joins some of them when it reads what pg_dump wrote.
 */
export const joinChains = (sql: string): string => write(parse(sql));
