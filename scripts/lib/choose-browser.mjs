const packages = { shell: 'chromium-headless-shell', full: 'chromium' };

/**
 * Path of a Chromium that starts, or null. `preferred` is `shell`, the headless shell, in which the same tests take a
 * third less time because it draws no window, or `full`, the browser that people use.
 *
 * A machine that is thrown away after the run (`isDisposable`) gets the package of the preferred kind although the
 * other works. Elsewhere something is downloaded or installed only when no browser works.
 */
export const chooseBrowser = async (machine, preferred) => {
  const { named, paths, works, install, download, isDisposable } = machine;
  const other = preferred === 'shell' ? 'full' : 'shell';
  const find = async (...kinds) => {
    const known = await paths();
    for (const path of [named, ...kinds.flatMap((kind) => known[kind])])
      if (path && (await works(path))) return path;
    return null;
  };
  const present = await (isDisposable ? find(preferred) : find(preferred, other));
  if (present) return present;
  const installs = [preferred, other].map((kind) => () => install(packages[kind]));
  for (const bring of isDisposable ? [...installs, download] : [download, ...installs]) {
    await bring();
    const found = await find(preferred, other);
    if (found) return found;
  }
  return null;
};
