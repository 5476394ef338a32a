const secrets: ReadonlySet<string> = new Set(['password', 'data_password']);

const strip = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strip);
  return typeof value === 'object' && value !== null ? withoutSecrets(value) : value;
};

/** Removes fields named password and data_password (S5.10), at any depth. */
export const withoutSecrets = (payload: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      secrets.has(name.toLowerCase()) ? [] : [[name, strip(value)]],
    ),
  );
