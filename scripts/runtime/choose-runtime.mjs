/**
 * Which Node to use: the machine's own when it is new enough, else the pinned package for its platform. When there is no
 * package, a sentence that says what to install. The pinned packages are built for
 * glibc and do not start on musl.
 */
export const chooseRuntime = ({ version, platform, arch, isMusl, neededMajor, pins }) => {
  if (Number(version.split('.')[0]) >= neededMajor) return { kind: 'own' };
  // On Macs with Apple's processor the package name without `bin` belongs to somebody else.
  const name = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`].find((known) => known in pins);
  if (name !== undefined && !isMusl) return { kind: 'pinned', name, version: pins[name] };
  const where = isMusl ? `${platform} ${arch} with musl` : `${platform} ${arch}`;
  return {
    kind: 'none',
    message: `This needs Node ${neededMajor} or newer; this is ${version}. No package brings one to ${where}: install it from https://nodejs.org.`,
  };
};
