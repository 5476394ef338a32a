const BUILTIN = /^node:/;

/** `@scope/name` or `name` of an import such as `react-dom/server`. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the built server imports, from the list of its files that the build writes; without the simulators'. */
export const importedPackages = (contents) => {
  const files = Object.entries(contents).filter(([name]) => !name.startsWith('simulators/'));
  const specifiers = files.flatMap(([, { loads }]) => loads.filter((name) => !(name in contents)));
  return [...new Set(specifiers.filter((name) => !BUILTIN.test(name)).map(packageOf))].sort();
};

/** Where Node finds a package that another one requires: in its own folder, then in each above. */
const placeOf = (packages, from, name) => {
  const parts = from === '' ? [] : from.split('/node_modules/');
  const folders = [
    ...parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/')),
    '',
  ];
  return folders
    .map((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`)
    .find((place) => place in packages);
};

/**
 * Folders of these packages and of everything that they depend on, by package-lock.json. `unused` names packages that
 * only a tool needs although one of them depends on it.
 */
export const packageFolders = (packages, names, unused) => {
  const found = new Set();
  const visit = (from, name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined || found.has(place) || unused.includes(name)) return;
    found.add(place);
    const { dependencies = {}, optionalDependencies = {} } = packages[place];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(place, next);
  };
  for (const name of names) visit('', name);
  return [...found].sort();
};
