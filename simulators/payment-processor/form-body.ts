export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type FormObject = { [key: string]: FormValue };

const isObject = (value: FormValue | undefined): value is FormObject =>
  typeof value === 'object' && !Array.isArray(value);

const emptyObject = (): FormObject => Object.create(null);

/** `{0: a, 1: b}` is the form encoding of `[a, b]`. */
const withArrays = (value: FormValue): FormValue => {
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  const children = Object.entries(value).map(([key, child]) => [key, withArrays(child)] as const);
  return keys.length > 0 && keys.every((key, index) => key === String(index))
    ? children.map(([, child]) => child)
    : Object.fromEntries(children);
};

/**
 * Reads `a=1&b[c]=2&d[0]=x&d[]=y` as Stripe does: brackets nest, whole-number keys make arrays, all
 * leaves are text. A name used both as a leaf and as a branch keeps the branch.
 */
export const parseForm = (text: string): FormObject => {
  const root = emptyObject();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|(?<=\[)(?=\])/g)].map(([part]) => part);
    let branch = root;
    for (const part of path.slice(0, -1)) {
      const existing = branch[part];
      const next: FormObject = isObject(existing) ? existing : emptyObject();
      branch[part] = next;
      branch = next;
    }
    const last = path.at(-1) ?? name;
    branch[last === '' ? String(Object.keys(branch).length) : last] = value;
  }
  const read = withArrays(root);
  return isObject(read) ? read : emptyObject();
};
